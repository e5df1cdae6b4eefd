// Two people at each of N tables move in turn; a move counts when both have heard of it.
//   node drive.js boardgame|colyseus|echo PORT TABLES MOVES SIZE   ->   {"moves": …, "seconds": …}
const [peer, port, tables, moves, size] = [process.argv[2], ...process.argv.slice(3).map(Number)];

async function boardgame(n) {
  const { io } = require("socket.io-client");
  const match = `table-${n}`;
  const sockets = ["0", "1"].map(() =>
    io(`http://127.0.0.1:${port}/text`, { transports: ["websocket"], forceNew: true }),
  );
  const state = [0, 0];
  const heard = [null, null];
  sockets.forEach((socket, who) => {
    const hear = (id) => { state[who] = id; if (heard[who]) heard[who](id); };
    socket.on("sync", (_, info) => hear(info.state._stateID));
    socket.on("update", (_, now) => hear(now._stateID));
    socket.on("patch", (_, before, id) => hear(id));
  });
  const until = (who, id) =>
    state[who] >= id ? null : new Promise((done) => { heard[who] = (now) => now >= id && done(); });
  await Promise.all(sockets.map((s) => new Promise((done) => s.on("connect", done))));
  for (const [who, socket] of sockets.entries()) socket.emit("sync", match, String(who), undefined, 2);
  await new Promise((done) => setTimeout(done, 300));
  return {
    move: async (turn) => {
      const who = turn % 2;
      const action = { type: "MAKE_MOVE", payload: { type: "move", args: ["k c3"], playerID: String(who) } };
      const before = state[who];
      sockets[who].emit("update", action, before, match, String(who));
      await Promise.all([until(0, before + 1), until(1, before + 1)]);
    },
    close: () => sockets.forEach((s) => s.close()),
  };
}

async function colyseus(n) {
  const { Client } = require("colyseus.js");
  const client = new Client(`ws://127.0.0.1:${port}`);
  const first = await client.create("text");
  const rooms = [first, await client.joinById(first.roomId)];
  const heard = [null, null];
  rooms.forEach((room, who) => room.onMessage("state", () => heard[who] && heard[who]()));
  return {
    move: async (turn) => {
      const both = [0, 1].map((who) => new Promise((done) => { heard[who] = done; }));
      rooms[turn % 2].send("move", "k c3");
      await Promise.all(both);
    },
    close: () => rooms.forEach((room) => room.leave()),
  };
}

// A text of the asked size goes there and back, and nothing else happens.
async function echo() {
  const WebSocket = require("ws");
  const socket = new WebSocket(`ws://127.0.0.1:${port}`, { perMessageDeflate: false });
  await new Promise((done) => socket.on("open", done));
  const text = "x".repeat(size);
  return {
    move: () => new Promise((done) => { socket.once("message", done); socket.send(text); }),
    close: () => socket.close(),
  };
}

(async () => {
  const open = { boardgame, colyseus, echo }[peer];
  const all = [];
  for (let n = 0; n < tables; n++) all.push(await open(n));
  console.log("open");
  await new Promise((go) => process.stdin.once("data", go));
  const began = performance.now();
  await Promise.all(all.map(async (table) => {
    for (let turn = 0; turn < moves; turn++) await table.move(turn);
  }));
  console.log(JSON.stringify({ moves: tables * moves, seconds: (performance.now() - began) / 1000 }));
  process.exit(0);
})();
