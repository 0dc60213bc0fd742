### What the coach of every lesson says

lesson-unexpected = You can do that. It is not what this step is about, though.
lesson-may-take-back = Take it back, or play on and see what happens.
lesson-must-take-back = Take it back and try something else.
lesson-play-on = Now play on to the end.
lesson-success = Well done!
lesson-failure = That did not work this time. Take your last answer back, or start over.
lesson-ended-otherwise = The game is over before you reached the goal.
lesson-too-long = This takes longer than it should.
lesson-no-hint = There is no hint for this: choose what you like.
lesson-last-hint = That was the last hint.
