// Draws the pictures of cards as the pages do, and compares them. Evaluated in a page of the server.
//
// The distance of two pictures is the mean difference of colour of 8 by 6 fields, at the size of a tile, in percent of
// the way from black to white. Another emblem counts as `emblem` percent. With `suffixes` the seeds are tried that these
// give; with `resolve` a suffix is sought for every face that is nearer than `least` to another one of its decks.
async ({ game, least, emblem, suffixes, resolve }) => {
  const { artOf, draw, seedOf } = await import("/art.js");
  const ask = async (path) => (await fetch(`/api/games/${game}${path}`)).json();
  const { cards } = await ask("/cards?limit=1000");
  const named = new Map();
  for (const card of cards)
    for (const name of [card.name, `${card.name} (${card.set})`])
      if (!named.has(name)) named.set(name, card);

  // A game without ready decks has nations: the cards of one lie together. Cards of one name may look alike.
  const decks = new Map();
  for (const { id } of await ask("/decks")) {
    const { shown } = await ask(`/decks/${id}`);
    decks.set(
      id,
      shown.flatMap((part) => part.cards.map((card) => named.get(card.name))),
    );
  }
  if (decks.size === 0)
    for (const card of cards)
      decks.set(card.module, [...(decks.get(card.module) ?? []), card]);
  for (const [id, all] of decks)
    decks.set(id, [...new Map(all.map((card) => [card.name, card])).values()]);

  const WIDTH = 60;
  const HEIGHT = 46;
  const context = new OffscreenCanvas(WIDTH, HEIGHT).getContext("2d", {
    willReadFrequently: true,
  });
  const chosen = { ...suffixes };
  const drawn = new Map();

  async function look(face, suffix, night) {
    const seed =
      suffix === undefined
        ? seedOf(face.id)
        : suffix
          ? `${face.id}+${suffix}`
          : face.id;
    const key = `${seed}/${night}`;
    if (drawn.has(key)) return drawn.get(key);
    const art = artOf(face, seed);
    const image = new Image();
    const svg = draw(art, "tile", night).replace(
      "<svg ",
      `<svg width="${WIDTH}" height="${HEIGHT}" `,
    );
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    context.drawImage(image, 0, 0, WIDTH, HEIGHT);
    const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
    const fields = Array.from({ length: 48 }, () => [0, 0, 0, 0]);
    for (let y = 0; y < HEIGHT; y++)
      for (let x = 0; x < WIDTH; x++) {
        const field =
          fields[
            Math.floor((y * 6) / HEIGHT) * 8 + Math.floor((x * 8) / WIDTH)
          ];
        for (const channel of [0, 1, 2])
          field[channel] += data[(y * WIDTH + x) * 4 + channel];
        field[3] += 1;
      }
    const found = {
      fields: fields.map(([r, g, b, count]) => [
        r / count,
        g / count,
        b / count,
      ]),
      emblem: art.emblem,
    };
    drawn.set(key, found);
    return found;
  }

  function apart(one, other) {
    let sum = 0;
    one.fields.forEach((field, at) => {
      sum += Math.hypot(
        ...field.map((value, channel) => value - other.fields[at][channel]),
      );
    });
    const colours = (100 * sum) / one.fields.length / Math.hypot(255, 255, 255);
    return colours + (one.emblem === other.emblem ? 0 : emblem);
  }

  const known = (face) => (suffixes ? (chosen[face.id] ?? "") : undefined);

  /** How far a face with a suffix is from the nearest of its decks, by day and by night. */
  async function nearest(face, suffix) {
    let found = Infinity;
    for (const all of decks.values()) {
      if (!all.some((card) => card.id === face.id)) continue;
      for (const other of all)
        if (other.id !== face.id)
          for (const night of [false, true])
            found = Math.min(
              found,
              apart(
                await look(face, suffix, night),
                await look(other, known(other), night),
              ),
            );
    }
    return found;
  }

  async function near() {
    const pairs = [];
    for (const [deck, all] of decks)
      for (let at = 0; at < all.length; at++)
        for (let other = at + 1; other < all.length; other++)
          for (const night of [false, true]) {
            const distance = apart(
              await look(all[at], known(all[at]), night),
              await look(all[other], known(all[other]), night),
            );
            if (distance < least)
              pairs.push({
                deck,
                one: all[at],
                other: all[other],
                night,
                distance,
              });
          }
    return pairs;
  }

  for (let round = 0; resolve && round < 30; round++) {
    const pairs = await near();
    if (pairs.length === 0) break;
    const tried = new Set();
    for (const { one, other } of pairs) {
      if (tried.has(one.id) || tried.has(other.id)) continue;
      tried.add(other.id);
      let best = {
        suffix: known(other),
        distance: await nearest(other, known(other)),
      };
      for (let number = 1; number <= 60 && best.distance < least; number++) {
        const suffix = String(number);
        const distance = await nearest(other, suffix);
        if (distance > best.distance) best = { suffix, distance };
      }
      chosen[other.id] = best.suffix;
    }
  }

  const pairs = await near();
  return {
    decks: decks.size,
    faces: new Set([...decks.values()].flat().map((face) => face.id)).size,
    suffixes: Object.fromEntries(
      Object.entries(chosen).filter(([, suffix]) => suffix),
    ),
    near: pairs.map(({ deck, one, other, night, distance }) => {
      const hour = night ? "dark" : "light";
      return `${deck} (${hour}): ${one.name} and ${other.name}, ${distance.toFixed(1)}`;
    }),
  };
};
