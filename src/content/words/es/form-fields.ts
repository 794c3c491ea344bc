/* Words of fields shared by several forms. */

/** Errors of the metadata that the browser sends with the answers; read mainly by developers. */
export const REQUEST = {
  request: {
    '': { errors: { 'not-an-object': 'Envíe las respuestas como un objeto JSON' } },
    id: { errors: { invalid: 'Envíe un UUID como id de estas respuestas' } },
    fillMs: { errors: { invalid: 'Envíe cuántos milisegundos estuvo en uso el formulario' } },
    website: { errors: { 'filled-in': 'Deje vacía esta casilla' } },
  },
  unknown: 'No es parte del formulario',
} as const;

export const fullName = {
  label: 'Nombre completo',
  errors: {
    missing: 'Escriba su nombre completo',
    long: 'Use {limit} caracteres o menos para su nombre',
  },
};

export const email = {
  label: 'Correo electrónico',
  errors: {
    missing: 'Escriba su correo electrónico',
    invalid: 'Escriba un correo electrónico con @ y un punto, como nombre@example.com',
    long: 'Use {limit} caracteres o menos para su correo',
  },
};

export const phone = {
  label: 'Teléfono',
  hint: 'Con el código de área.',
  errors: {
    missing: 'Escriba su teléfono',
    invalid: 'Escriba un teléfono con su código de área, como (602) 555-0134',
    long: 'Use {limit} caracteres o menos para su teléfono',
  },
};

export const NOT_TEXT = 'Escriba un texto aquí';
