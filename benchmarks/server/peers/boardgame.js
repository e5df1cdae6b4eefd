// boardgame.io in its best case: any text is a move, the state is one text of the asked size, kept
// in memory, and there are no rules.
const { Server, Origins } = require("boardgame.io/server");

const size = Number(process.argv[3] || 700);
const game = {
  name: "text",
  setup: () => ({ last: "", board: "x".repeat(size) }),
  moves: { move: ({ G }, text) => ({ ...G, last: text }) },
  turn: { minMoves: 1, maxMoves: 1 },
};
const server = Server({ games: [game], origins: [Origins.LOCALHOST, /.*/] });
server.run({ port: Number(process.argv[2]), callback: () => console.log("ready") });
