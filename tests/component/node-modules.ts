/*
 * What the API of the functions uses of Node, for component tests that run it in the browser (back-office.tsx): each
 * answers as Node does for the calls of a test.
 */

/** Any digest will do, as long as different texts have different ones. */
export const createHash = () => {
  let text = '';
  const hash = {
    update: (more: string) => {
      text += more;
      return hash;
    },
    digest: () => [...new TextEncoder().encode(text)].map((byte) => byte.toString(16)).join(''),
  };
  return hash;
};

export const createHmac = (_algorithm: string, key: string) => createHash().update(key);

export const isIP = () => 0;

export const readFile = async (file: URL) => (await fetch(file)).text();
