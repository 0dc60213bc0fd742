// Plays random games with an installed checkout of ringteki, another engine for Legend of the Five Rings, and counts
// the answers that it accepts. Called by ringteki.py, which says what this was written against.
//
// Standard input: {"checkout": path, "seed": number, "most": answers per game, "games": [[deck, deck], ...]}, a deck as
// {"clan": name, "cards": {name: count}}. Standard output: {"games", "answers", "seconds", "unfinished"}.
// What is missing or different is said on the standard error, and the exit code is 2.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const PLAYERS = ['ann', 'bob'];
const WITHIN_REACH = ['play area', 'hand', 'province 1', 'province 2', 'province 3', 'province 4', 'stronghold province'];

class Different extends Error {}

/** A seeded generator in the place of Math.random, which is all the chance that ringteki knows. */
function seeded(seed) {
    let state = seed >>> 0;
    return () => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        // The lower bits of such a generator are poor.
        const mixed = Math.imul(state ^ (state >>> 15), 2246822519);
        return ((mixed ^ (mixed >>> 13)) >>> 0) / 4294967296;
    };
}

function shuffled(things) {
    const order = [...things];
    for (let last = order.length - 1; last > 0; last--) {
        const other = Math.floor(Math.random() * (last + 1));
        [order[last], order[other]] = [order[other], order[last]];
    }
    return order;
}

/** The compiled sources if there are any, else the sources themselves. */
function load(checkout) {
    const root = ['build/server', 'server'].find((path) => existsSync(join(checkout, path, 'game/game.js')));
    if (!root) {
        throw new Different('it has neither build/server/game/game.js (run its build first) nor server/game/game.js');
    }
    const require = createRequire(join(checkout, 'package.json'));
    try {
        const game = require(join(checkout, root, 'game/game.js'));
        const settings = require(join(checkout, root, 'settings.js'));
        return { Game: game.default ?? game, settings };
    } catch (error) {
        if (error.code === 'MODULE_NOT_FOUND') {
            throw new Different(`a module is missing, so its dependencies are not installed: ${error.message.split('\n')[0]}`);
        }
        throw error;
    }
}

/** Titles are written with and without accents, hyphens and apostrophes. */
function plain(title) {
    return title.normalize('NFD').replace(/[^\p{Letter}\p{Number}]/gu, '').toLowerCase();
}

function cardData(checkout) {
    const folder = join(checkout, 'test/json/Card');
    if (!existsSync(folder)) {
        throw new Different('it has no card data in test/json/Card (a submodule)');
    }
    const found = new Map();
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')).sort()) {
        for (const card of JSON.parse(readFileSync(join(folder, file), 'utf8'))) {
            const title = plain(card.name);
            // Of several cards with one title the first printing has the shortest id.
            if (!found.has(title) || card.id.length < found.get(title).id.length) {
                found.set(title, card);
            }
        }
    }
    return found;
}

function builtDeck(data, { clan, cards }) {
    const counted = Object.entries(cards).map(([title, count]) => {
        const card = data.get(plain(title));
        if (!card) {
            throw new Different(`its card data has no ${title}`);
        }
        return { count, card };
    });
    return {
        faction: { value: clan },
        stronghold: counted.filter(({ card }) => card.type === 'stronghold'),
        role: counted.filter(({ card }) => card.type === 'role'),
        provinceCards: counted.filter(({ card }) => card.type === 'province'),
        dynastyCards: counted.filter(({ card }) => card.side === 'dynasty'),
        conflictCards: counted.filter(({ card }) => card.side === 'conflict'),
        outsideTheGameCards: []
    };
}

function newGame({ Game, settings }, decks) {
    const players = {};
    PLAYERS.forEach((username, number) => {
        const user = settings.getUserWithDefaultsSet({ username });
        players[String(number)] = { id: String(number), user };
    });
    const router = {
        gameWon() {},
        playerLeft() {},
        handleError(_game, error) {
            throw error;
        }
    };
    const details = {
        id: '1', name: 'random', owner: PLAYERS[0], saveGameId: '1', allowSpectators: false, spectatorSquelch: true,
        gameType: 'casual', gameMode: 'stronghold', clocks: null, players, spectators: {}
    };
    const game = new Game(details, { router, shortCardData: [] });
    for (const method of ['getPlayerByName', 'selectDeck', 'initialise', 'menuButton', 'continue']) {
        if (typeof game[method] !== 'function') {
            throw new Different(`its Game has no ${method}()`);
        }
    }
    game.started = true;
    PLAYERS.forEach((username, number) => {
        const player = game.getPlayerByName(username);
        if (typeof player?.currentPrompt !== 'function' || !player.promptState) {
            throw new Different('its Player has no currentPrompt() or no promptState');
        }
        player.noTimer = true;
        if (player.timerSettings) {
            player.timerSettings.events = false;
        }
        game.selectDeck(username, decks[number]);
    });
    game.initialise();
    return game;
}

/** Everything a player might do now, in random order. Ringteki tells only by trying what is legal. */
function attempts(game, player) {
    const prompt = player.currentPrompt();
    const { selectableCards, selectableRings } = player.promptState;
    const every = Array.isArray(game.allCards) ? game.allCards : game.allCards.value();
    const cards = selectableCards?.length ? selectableCards : every.filter((card) => WITHIN_REACH.includes(card.location));
    const rings = selectableRings?.length ? selectableRings : prompt.selectRing ? Object.values(game.rings) : [];
    const buttons = (prompt.buttons ?? []).filter((button) => !button.disabled);
    return shuffled([
        ...buttons.map((button) => () => game.menuButton(player.name, button.arg, button.uuid, button.method)),
        ...cards.map((card) => () => game.pipeline.handleCardClicked(player, card)),
        ...rings.map((ring) => () => game.pipeline.handleRingClicked(player, ring))
    ]);
}

/** Give one random answer that is accepted; false if there is none. */
function answer(game) {
    const asked = PLAYERS.map((name) => game.getPlayerByName(name)).filter((player) => {
        return !(player.currentPrompt().menuTitle ?? '').startsWith('Waiting for opponent');
    });
    for (const player of shuffled(asked)) {
        for (const attempt of attempts(game, player)) {
            if (attempt()) {
                game.continue();
                return true;
            }
        }
    }
    return false;
}

function play(engine, decks, most) {
    const game = newGame(engine, decks);
    let answers = 0;
    while (!game.winner && !game.finishedAt && answers < most) {
        if (!answer(game)) {
            throw new Different(`no answer is accepted after ${answers} (in the phase "${game.currentPhase}")`);
        }
        answers++;
    }
    return { answers, finished: Boolean(game.winner || game.finishedAt) };
}

function main() {
    const { checkout, seed, most, games } = JSON.parse(readFileSync(0, 'utf8'));
    const engine = load(checkout);
    const data = cardData(checkout);
    const built = games.map((decks) => decks.map((deck) => builtDeck(data, deck)));
    Math.random = seeded(seed);
    let answers = 0;
    let unfinished = 0;
    const start = process.hrtime.bigint();
    for (const decks of built) {
        const played = play(engine, decks, most);
        answers += played.answers;
        unfinished += played.finished ? 0 : 1;
    }
    const seconds = Number(process.hrtime.bigint() - start) / 1e9;
    process.stdout.write(`${JSON.stringify({ games: games.length, answers, seconds, unfinished })}\n`);
    // Clocks of theirs must not keep the process alive.
    process.exit(0);
}

try {
    main();
} catch (error) {
    process.stderr.write(`${error instanceof Different ? error.message : error.stack}\n`);
    process.exit(2);
}
