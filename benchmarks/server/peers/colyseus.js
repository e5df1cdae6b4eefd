// Colyseus in its best case: any text is a move, and a text of the asked size is sent to everybody
// in the room as it is, without a schema or patches, kept in memory, and there are no rules.
const { Server, Room } = require("@colyseus/core");
const { WebSocketTransport } = require("@colyseus/ws-transport");

const size = Number(process.argv[3] || 700);
const board = "x".repeat(size);

class Text extends Room {
  onCreate() {
    this.maxClients = 2;
    this.setPatchRate(null);
    this.onMessage("move", (client, text) => this.broadcast("state", { last: text, board }));
  }
}

const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define("text", Text);
server.listen(Number(process.argv[2])).then(() => console.log("ready"));
