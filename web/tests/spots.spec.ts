import type { Page } from '@playwright/test';
import { expect, makeTable, test } from './house';
import { calm, moments, show, type Moment } from './moments';
import { answer, button, dice, Ear, main, options, place, tabTo, tapTo, tile, type Deed } from './spots';

/** Alone with the Dog: all tricks are up, and nobody else comes first. */
async function alone(page: Page): Promise<Ear> {
  const ear = new Ear(page);
  await page.goto(`/t/${await makeTable(page, { game: 'spots', seats: 1, bots: 1 })}`);
  await page.locator('.tile .risk').first().waitFor();
  return ear;
}

const rollOver = 4; // one buried die is rolled again: it can't bust, and one may go on

test('a person plays to the end: dice by tap and by drag, a treat, the best fit, whatever a trick asks @slow', async ({
  guest,
}) => {
  test.slow(); // nobody knows how long a game takes
  const page = await guest('Ада');
  const ear = new Ear(page);
  await page.goto(
    `/t/${await makeTable(page, { game: 'spots', seats: 2, bots: 2, options: { tricks: 'retrieve,dogpile,guard,beg' } })}`,
  );
  const done = new Set<Deed>();
  for (let asked = await ear.question(-1); asked; asked = await ear.question(asked.number)) {
    const deed = await answer(page, asked.offer, done);
    if (deed) done.add(deed);
    await expect(page.getByRole('alert'), 'nothing is refused').toHaveCount(0);
  }
  expect([...done]).toEqual(expect.arrayContaining(['tap', 'drag', 'treat', 'fit', 'question']));
  await expect(page.locator('.note')).toContainText('Шестеро песиків завершено!');
  const won = ear.view.winner === 1;
  await expect(page.locator('.note').getByRole('heading')).toHaveText(won ? 'Перемога твоя!' : /^Перемога: /);
  await expect(button(page, 'Ще раз!')).toBeVisible();
});

test('a turn by keyboard alone: choose, turn a die, go on, fit, and the next turn', async ({ guest }) => {
  const page = await guest('Ада');
  const ear = await alone(page);
  const first = ear.now!.question!;
  await page.keyboard.press(String(rollOver));
  await expect(main(page)).toBeFocused();
  await page.keyboard.press('Enter');
  const settle = (await ear.question(first))!;
  expect(settle.offer.phase).toBe('settle');

  const die = dice(page).first();
  const places = [...settle.offer.dice![0]!.dogs, 'yard'];
  await tabTo(page, die);
  const names = new Set<string>();
  for (const _ of places) {
    await page.keyboard.press('ArrowDown');
    names.add((await die.getAttribute('aria-label'))!);
  }
  expect(names.size, 'every place of the die, once').toBe(places.length);
  await expect(die).not.toHaveAccessibleName(/куди\?$/);
  await tabTo(page, main(page));
  await page.keyboard.press('Enter');

  const more = (await ear.question(settle.number))!;
  expect(more.offer.phase).toBe('more');
  await expect(button(page, 'Годі')).toBeVisible();
  await page.keyboard.press('m');
  const again = (await ear.question(more.number))!;
  expect(again.offer.phase).toBe('settle');
  await expect(main(page)).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('b'); // until the page has been advised it does nothing
    await expect(main(page)).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Enter');
  expect((await ear.question(again.number))!.offer.phase).toBe('choose');

  const said = ear.said.flatMap((frame) => (frame.is === 'move' ? frame.text : []));
  expect(said.map((move) => move.split(' ')[0])).toEqual(['trick', 'place', 'more', 'place']);
});

test('s stops, and a tile that lies face down is refused by its rule', async ({ guest }) => {
  const page = await guest('Ада');
  const ear = await alone(page);
  const first = ear.now!.question!;
  await tile(page, rollOver).click();
  await main(page).click();
  const settle = (await ear.question(first))!;
  await tapTo(page, 0, 'yard');
  await main(page).click();
  const more = (await ear.question(settle.number))!;
  await button(page, 'Годі').waitFor();
  await page.keyboard.press('s');
  await ear.question(more.number);
  const down = ear.view.tricks.findIndex(({ up }) => !up) + 1;
  await tile(page, down).click();
  await expect(page.getByRole('alert')).toContainText('лежить долілиць');
});

test('the chance to bust on a tile is what the house advised, and the yard adds up to what it foresees', async ({
  guest,
}) => {
  const page = await guest('Ада');
  const ear = await alone(page);
  const first = ear.now!.question!;
  const { advice } = await ear.answer(({ is }) => is === 'advise');
  for (const [at, { name }] of ear.view.tricks.entries()) {
    const chance = advice!.bust[`trick ${name}`]!;
    const percent = chance === 0 || chance === 1 ? chance * 100 : Math.min(99, Math.max(1, Math.round(chance * 100)));
    await expect(tile(page, at + 1).locator('.whole')).toHaveText(percent ? `Невдача: ${percent} %` : 'Без ризику');
  }

  await tile(page, 2).click(); // to walk: two dice
  await main(page).click();
  const settle = (await ear.question(first))!;
  for (const at of [0, 1]) await tapTo(page, at, 'yard');
  const { events } = await ear.answer((frame) => frame.is === 'preview' && frame.text.startsWith('place'));
  const buried = events!.findLast((event) => event.event === 'buried')!;
  const busted = events!.find((event) => event.event === 'busted');
  const shown = (await place(page, 'yard').locator('.total b').allTextContents()).map(Number);
  expect(shown).toHaveLength(2);
  expect(shown[0]! + shown[1]!).toBe((buried as { total: number }).total);
  await expect(page.locator('.note')).toContainText(
    busted ? `Невдача: у дворі було б ${shown[0]! + shown[1]!}` : `У дворі буде ${shown[0]! + shown[1]!} із 7`,
  );
  await expect(page.locator('.yard .word')).toHaveClass(
    busted || shown[0]! + shown[1]! === 7 ? /loud/ : /^((?!loud).)*$/,
  );

  await main(page).click();
  await ear.question(settle.number);
  await expect(page.locator('.yard .total b')).toHaveText(busted ? '0' : String(shown[0]! + shown[1]!));
});

test('alone: the Dog takes its turn, and the table shows what it took', async ({ guest }) => {
  const page = await guest('Ада');
  const ear = await alone(page);
  const first = ear.now!.question!;
  const dog = page.getByRole('region', { name: /^Пес:/ });
  await expect(dog).toHaveAccessibleName('Пес: завершено 0 із 6, 1 смаколик');
  await tile(page, 6).click(); // to beg: no dice, so the turn is over at once
  await main(page).click();
  await ear.question(first);

  const rolled = ear.events.findLast((event) => event.event === 'dog rolled') as { die: number } | undefined;
  await page.getByRole('button', { name: 'Перебіг' }).click();
  await expect(page.getByRole('tabpanel').getByText(`Псові випало ${rolled?.die}:`)).toBeVisible();
  const { scored, treats } = ear.view.dog!;
  await expect(dog).toHaveAccessibleName(new RegExp(`завершено ${scored.length} із 6, ${treats} смаколик`));
  for (const [at, { up }] of ear.view.tricks.entries())
    await expect(tile(page, at + 1)).toHaveClass(up ? /^((?!down).)*$/ : /down/);
});

test('every question of a trick is answered with the right move @slow', async ({ guest }) => {
  const page = await guest('Ада');
  const all = moments()['spots']!;
  const answers = {
    dig: 'dig 2 3+',
    trot: 'trot momo 5 momo 6',
    retrieve: 'retrieve 1>pebble',
    pile: 'pile yard 3',
    bolt: 'bolt 5',
    name: 'name 3',
    more: 'more',
    reroll: 'treat 4 4',
    settle: 'place 2>yard 3>bongo 6>momo',
    fast: 'place 3>bongo 3>momo',
    score: 'score',
    choose: 'trick run',
  };
  for (const [name, move] of Object.entries(answers)) {
    const moves = await movesOf(page, all[name]!);
    await main(page).click();
    await expect.poll(() => moves, name).toEqual([move]);
  }
});

test('the same is answered on the table itself: a touch on a die that may move, and on its new place', async ({
  guest,
}) => {
  const page = await guest('Ада');
  const all = moments()['spots']!;
  const trot = await movesOf(page, all['trot']!, []);
  await touchSpace(page, 'zipper', 6);
  await touchSpace(page, 'goliath', 2);
  await main(page).click();
  await expect.poll(() => trot).toEqual(['trot zipper 6 goliath 2']);

  const pile = await movesOf(page, all['pile']!, []);
  await touchSpace(page, 'momo', 5);
  await main(page).click();
  await expect.poll(() => pile).toEqual(['pile momo 5']);

  const retrieve = await movesOf(page, all['retrieve']!, []);
  await options(page).nth(2).click();
  await place(page, 'momo').getByRole('button').click();
  await main(page).click();
  await expect.poll(() => retrieve).toEqual(['retrieve 6>momo']);
});

/** Show a moment; the moves that the page sends come into the list. */
async function movesOf(page: Page, moment: Moment, click = moment.click): Promise<string[]> {
  const moves: string[] = [];
  await show(page, { ...moment, click }, (frame) => {
    if (frame.is === 'move') moves.push(frame.text);
  });
  return moves;
}

/** A touch on the picture of a dog, where this number stands. */
async function touchSpace(page: Page, dog: string, number: number): Promise<void> {
  const box = (await page
    .locator(`.dog:has(img[src$="dog-${dog}.svg"]) .space:has(img[src$="-${number}.svg"])`)
    .boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

test('a bust is told over the dogs of whom it befell, and empties yard and dogs', async ({ guest }) => {
  const page = await guest('Ада');
  await show(page, moments()['spots']!['busted']!);
  const told = page.locator('.table:has([data-dogs="1"]) .plaque');
  await expect(told).toHaveText(/Невдача!.*Соломія: у дворі 11/);
  await expect(page.locator('.table:not(:has(.plaque)) [data-dogs="2"]')).toBeVisible(); // then Marko's are seen
  await expect(page.getByRole('region', { name: 'Твої песики' }).locator('b')).toHaveText('0'); // my yard, in the note
  await expect(page.getByRole('img', { name: 'Момо. 3 порожньо, 5 порожньо, 6 порожньо.' })).toBeVisible();
});

test('who only looks on is asked for nothing; who has won may play again', async ({ guest }) => {
  const page = await guest('Ада');
  const all = moments()['spots']!;
  await show(page, all['watched']!);
  await expect(page.locator('.note').getByRole('heading')).toContainText('Марко');
  await expect(page.locator('.note .button')).toHaveCount(0);
  await expect(page.getByRole('img', { name: 'Кидок: 2, 3, 6.' })).toBeVisible();
  await show(page, all['won']!);
  await expect(page.locator('.note').getByRole('heading')).toHaveText('Перемога твоя!');
  await expect(page.locator('.note')).toContainText('Шестеро песиків завершено!');
  await expect(button(page, 'Ще раз!')).toBeVisible();
});

test('on a phone nothing has to be scrolled, whatever is asked @slow', async ({ guest }) => {
  test.slow(); // many pages
  const page = await guest('Ада', { viewport: { width: 390, height: 844 }, hasTouch: true });
  for (const [name, moment] of Object.entries(moments()['spots']!)) {
    await show(page, moment);
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight), name)
      .toBeLessThanOrEqual(0);
    const note = (await page.locator('.note').boundingBox())!;
    expect(note.x + note.width, `${name}: the note keeps its distance from the edge`).toBeLessThanOrEqual(384);
  }
});

test('a phone before a big screen shakes its dice: three taps or a pause, and one throw', async ({ guest }) => {
  const moment = structuredClone(moments().spots!.choose!) as Moment & { hello: { table: { screens: number } } };
  moment.hello.table.screens = 1;
  for (const taps of [3, 1]) {
    const page = await guest('', { viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.addInitScript(() => localStorage.setItem('lapki.motion', 'on'));
    const moves: string[] = [];
    await show(page, moment, (frame) => frame.is !== 'move' || (moves.push(frame.text), false));
    const cup = page.getByRole('button', { name: 'Потруси кубики!' });
    const shaken = await cup.evaluate((one: HTMLElement, many) => {
      for (let tap = 0; tap < many; tap++) one.click();
      return one.getAnimations({ subtree: true }).length;
    }, taps);
    expect(shaken, 'dice in motion').toBe(2 * taps);
    await expect.poll(() => moves).toEqual(['trick run']);
    await page.waitForTimeout(800);
    expect(moves, 'thrown once').toEqual(['trick run']);
  }
});

test("when the stage becomes another's on a phone, their dogs are there at once", async ({ guest }) => {
  const page = await guest('', { viewport: { width: 390, height: 844 }, hasTouch: true });
  const turn = moments().spots!.turn!;
  const tell = await show(page, { ...turn, plays: [] });
  const { players } = (turn.hello as { now: { view: { players: { dogs: { name: string }[] }[] } } }).now.view;
  const dogs = players.flatMap((player) => player.dogs.map(({ name }) => `dog-${name}.svg`));
  const fetched = () =>
    page.evaluate(
      (dogs) => {
        const come = performance.getEntriesByType('resource').map(({ name }) => name);
        return dogs.filter((dog) => !come.some((name) => name.endsWith(dog)));
      },
      [...new Set(dogs)],
    );
  await expect.poll(fetched, { message: 'dogs that nobody has asked for' }).toEqual([]);
  await calm(page); // fetched is not yet read: the stage isn't another's in the same moment
  const stage = page.locator('.spots .table > .dogs');
  const before = await stage.getAttribute('data-dogs');
  const came = await stage.evaluateHandle((dogs) => {
    const came: { picture: string; there: boolean }[] = [];
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
        for (const one of node instanceof Element ? node.querySelectorAll<HTMLImageElement>('img.body') : [])
          came.push({ picture: one.src, there: one.complete && one.naturalWidth > 0 });
    }).observe(dogs, { childList: true, subtree: true });
    return came;
  });
  for (const play of turn.plays) tell(play);
  await expect(stage).not.toHaveAttribute('data-dogs', before!);
  await expect(stage.locator('.dog')).toHaveCount(3);
  const pictures = await came.jsonValue();
  expect(pictures.length, 'dogs that came').toBeGreaterThanOrEqual(3);
  expect(pictures.filter(({ there }) => !there)).toEqual([]);
});
