"""REST: the lessons of a game, and tables at which one person learns."""

from __future__ import annotations

import msgspec
from litestar import Controller, get, post
from litestar.params import FromPath

from nefrit.learning.lessons import lessons_of
from nefrit.learning.words import CoachSpeech
from nefrit.server.service.games import Games
from nefrit.server.service.lobby import Learning, Lobby, Seated
from nefrit.server.web.limits import OPENING, READING
from nefrit.server.web.problems import DOCUMENTED, AnyRequest, language_of


class LessonShown(msgspec.Struct, frozen=True):
    """A lesson in the reader's language, and about how many minutes it takes."""

    id: str
    number: int
    title: str
    goal: str
    minutes: int
    rules: list[str]


class LessonsController(Controller):
    """Lessons."""

    path = "/api"
    tags = ("lessons",)

    @get("/games/{game:str}/lessons", summary="The lessons of a game", responses=DOCUMENTED, limits=READING)
    async def list_lessons(self, request: AnyRequest, games: Games, game: FromPath[str]) -> list[LessonShown]:
        """In the order in which they are learned; none for a game without lessons."""
        shown: list[LessonShown] = []
        for lesson in lessons_of(games.find(game).name):
            words = CoachSpeech(lesson, language_of(request))
            rules = list(lesson.teaches)
            shown.append(LessonShown(lesson.id, lesson.number, words.title, words.goal, lesson.minutes, rules))
        return shown

    @post("/lessons", summary="Begin a lesson", responses=DOCUMENTED, limits=OPENING)
    async def learn(self, lobby: Lobby, data: Learning) -> Seated:
        """Open a table at which the lesson answers for all seats but one. The token is told only this once."""
        return await lobby.learn(data)
