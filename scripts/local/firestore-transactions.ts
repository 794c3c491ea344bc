import { randomBytes } from 'node:crypto';

/** The parts of a gRPC call to Firestore that matter to transactions. */
interface Call {
  readonly request: {
    readonly documents?: readonly string[];
    readonly transaction?: Uint8Array;
    readonly has_new_transaction?: boolean;
    readonly writes?: readonly { readonly update?: { readonly name: string }; readonly delete?: string }[];
  };
  write?: (response: { transaction?: Uint8Array }) => unknown;
}

interface Method {
  func: (call: Call, ...rest: readonly unknown[]) => void;
}

/** A client that never commits must not block its documents for ever. */
const LONGEST_TRANSACTION_MS = 5_000;

/**
 * Isolates transactions on the npm emulator, as Firestore's server libraries do on the service: a transaction locks each
 * document that it reads, and other transactions and writes of the document wait until it has ended (docs/adr/0016).
 *
 * @param methods the emulator's gRPC methods, by address
 */
export function isolateTransactions(methods: ReadonlyMap<string, Method>): void {
  /** The end of the last transaction or write in the queue of each document. */
  const queues = new Map<string, Promise<void>>();
  const locks = new Map<string, () => void>();

  const lock = async (paths: readonly string[]) => {
    const { promise: ended, resolve: release } = Promise.withResolvers<undefined>();
    const before = paths.map((path) => queues.get(path));
    for (const path of paths) queues.set(path, ended);
    for (const earlier of before) await earlier;
    return () => {
      release(undefined);
    };
  };
  const end = (id: string) => {
    locks.get(id)?.();
    locks.delete(id);
  };
  const wrap = (name: string, around: (call: Call, run: () => void) => void) => {
    const method = methods.get(`/google.firestore.v1.Firestore/${name}`);
    if (method === undefined) throw new TypeError(`@firestore-emulator/server no longer has ${name}.`);
    const { func } = method;
    method.func = (call, ...rest) => {
      around(call, () => {
        func(call, ...rest);
      });
    };
  };

  wrap('BatchGetDocuments', (call, run) => {
    const { has_new_transaction: isFirstRead, documents = [] } = call.request;
    if (isFirstRead !== true) {
      run();
      return;
    }
    void lock(documents).then((release) => {
      const id = randomBytes(8);
      locks.set(id.toString('hex'), release);
      setTimeout(end, LONGEST_TRANSACTION_MS, id.toString('hex')).unref();
      // The emulator gives every transaction the same id.
      const write = call.write?.bind(call);
      call.write = (response) => {
        if (response.transaction?.length) response.transaction = id;
        return write?.(response);
      };
      run();
    });
  });
  wrap('Commit', (call, run) => {
    const { transaction, writes = [] } = call.request;
    const id = Buffer.from(transaction ?? []).toString('hex');
    if (locks.has(id)) {
      run();
      end(id);
    } else {
      void lock(writes.map((write) => write.update?.name ?? write.delete ?? '')).then((release) => {
        run();
        release();
      });
    }
  });
  wrap('Rollback', (call, run) => {
    run();
    end(Buffer.from(call.request.transaction ?? []).toString('hex'));
  });
}
