import {
  allHaveSeen,
  barkByKeys,
  betrayed,
  letCatOutByKeys,
  passByKeys,
  Player,
  sitDown,
  whoIsAsked,
  type Deed,
} from './barking';
import { AGAIN, expect, test } from './house';
import { moments, show } from './moments';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };

test('three people bark to the end: a cat, a swap, a wonder dog in a pack, and hands over ten @slow', async ({
  guest,
}) => {
  test.slow();
  const players = await sitDown(guest, [{ viewport: PHONE, hasTouch: true }, {}, {}]);
  const [first, , last] = players as [Player, Player, Player];
  const done = new Set<Deed>();
  const barked = new Set<string>();
  for (let player = await whoIsAsked(players); player; player = await whoIsAsked(players)) {
    // Each rarity once; a pack a round from two of us. The third one saves its cards, so that they become too many by the third round.
    // All six wonder dogs come out of the deck by the fifth, so somebody holds one on a turn.
    const round = `${player.seat} ${await player.page.getByText(/^Раунд \d з 5$/).innerText()}`;
    const wanted = new Set((['cat', 'swap', 'wonder'] as Deed[]).filter((deed) => !done.has(deed)));
    if (player !== last && !barked.has(round)) wanted.add('bark');
    const deed = await player.turn(wanted);
    done.add(deed);
    if (deed === 'bark' || deed === 'wonder') {
      barked.add(round);
      await expect(player.page.locator('.pack.leads').first(), 'some pack is in front').toBeVisible();
    }
  }
  expect([...done].sort()).toEqual(['bark', 'cat', 'discard', 'pass', 'swap', 'token', 'wonder']);
  for (const { page } of players) {
    await expect(page.getByRole('heading', { name: /^(Перемога|Спільна перемога)/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Раунд 5 скінчився' })).toBeVisible();
  }
  const ended = (await first.note.locator('.ended').innerText()).replace(/\s+/g, ' ');
  const cards = await last.page.locator('.people article').allInnerTexts();
  const points = cards.flatMap((card) =>
    [...card.matchAll(/^(\S+)[^]*?(\d+) оч/g)].map(([, name, count]) => `${name} ${count}`),
  );
  expect(points, 'somebody has won an item').not.toEqual([]);
  for (const said of points) expect(ended, 'the end counts as the people’s cards do').toContain(said);
});

test('a round by keyboard alone', async ({ guest }) => {
  const players = await sitDown(guest, [{}, {}]);
  const ended = players[0]!.page.getByRole('region', { name: /^Раунд \d скінчився/ });
  const done = new Set<Deed>();
  while (!done.has('bark') || !(await ended.isVisible())) {
    const player = (await whoIsAsked(players))!;
    if (!done.has('cat')) done.add(await letCatOutByKeys(player));
    else if (!done.has('bark') && (await player.dogs()).length) done.add(await barkByKeys(player));
    else done.add(await passByKeys(player));
  }
  await players[0]!.page.keyboard.press('Escape');
  await expect(ended).toBeHidden();
});

test('an item that can’t take the chosen dogs is dimmed and says why', async ({ guest }) => {
  const players = await sitDown(guest, [{}, {}]);
  let player = (await whoIsAsked(players))!;
  for (; (await player.dogs()).length < 2; player = (await whoIsAsked(players))!) await player.turn(new Set());
  await player.turn(new Set<Deed>(['bark']));
  for (let other = await whoIsAsked(players); other !== player; other = await whoIsAsked(players))
    await other!.turn(new Set());

  await player.hand.nth((await player.dogs())[0]!).click({ position: { x: 10, y: 16 } });
  const mine = player.items.last();
  await expect(mine).toHaveClass(/dim/);
  await expect(mine).toContainText('тут уже твої');
  await expect(mine).toHaveAccessibleName(/тут уже твої$/);
  await expect(player.items.first()).not.toHaveClass(/dim/);
  await mine.click();
  await expect(player.page.getByRole('alert')).toContainText('Твої собаки вже гавкають');
  await expect(mine).toHaveAttribute('aria-pressed', 'false');
  await expect(player.main).toHaveCount(0);
});

test('a rival’s page holds no card of my hand', async ({ guest }) => {
  const players = await sitDown(guest, [{}, {}, {}]);
  const watcher = new Player(await guest('Гнат'), null);
  await watcher.page.goto(players[0]!.page.url());
  const wanted = new Set<Deed>(['cat', 'bark']);
  let looked = 0;
  // Early, when hands are full and hold what nobody else has, and later, when there is a past.
  for (const turns of [2, 6]) {
    for (let turn = 0; turn < turns; turn++) {
      if ((await (await whoIsAsked(players))!.turn(wanted)) === 'token') wanted.delete('cat');
    }
    await allHaveSeen([...players, watcher]);
    const everybodys = await watcher.page.content();
    for (const rival of [...players, watcher]) {
      const [own, content] = [await rival.names(), await rival.page.content()];
      expect(content.match(/card-[a-z-]+\.svg/g) ?? [], 'the only cards are my own').toHaveLength(own.length);
      for (const other of players.filter((player) => player !== rival)) {
        for (const name of await other.names()) {
          if (own.includes(name) || everybodys.includes(name)) continue;
          expect(content, 'a breed that only the other one holds').not.toContain(name);
          looked += 1;
        }
      }
    }
  }
  expect(looked).toBeGreaterThan(0);

  const id = new URL(watcher.page.url()).pathname.split('/').pop()!;
  for (const rival of [...players, watcher]) {
    const past = await Promise.all(
      [4, 8, 12].map(
        async (ply) =>
          (await rival.page.request.get(`/api/v1/tables/${id}/moments/${ply}`, AGAIN)).json() as Promise<unknown>,
      ),
    );
    expect(betrayed([rival.frames, past], rival.seat)).toEqual([]);
    for (const other of players.filter((player) => player !== rival)) {
      expect(betrayed(other.frames, rival.seat), 'the other one knows its hand').not.toEqual([]);
    }
  }
});

test('all that a decision needs fits the screen @slow', async ({ guest }) => {
  test.slow();
  const [phone, desktop] = [
    await guest('Ада', { viewport: PHONE }),
    await guest('Ada', { viewport: DESKTOP, locale: 'en-GB' }),
  ];
  for (const [name, moment] of Object.entries(moments().barking!)) {
    for (const page of [phone, desktop]) {
      await show(page, moment);
      const beyond = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
      expect(beyond, `${name}: has to be scrolled`).toBeLessThanOrEqual(0);
    }
  }
});
