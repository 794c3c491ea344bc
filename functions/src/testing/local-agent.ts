import { Agent } from 'node:https';
import { connect } from 'node:net';

/** Leads every https call to a server of this machine, which speaks plain HTTP: for what the SDKs fetch of Google's. */
export class LocalAgent extends Agent {
  readonly #port: number;

  /** @param origin `http://127.0.0.1:…` */
  constructor(origin: string) {
    super();
    this.#port = Number(new URL(origin).port);
  }

  override createConnection() {
    return connect(this.#port, '127.0.0.1');
  }
}
