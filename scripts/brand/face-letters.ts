const ASCII = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('');

/**
 * The letters of the display face: English and Spanish, and the signs that headings use. Hawaiian vowels with a macron
 * are not in the face at all; the browser takes them from the stand-in.
 */
export const FACE_LETTERS = `${ASCII}áéíóúüñÁÉÍÓÚÜÑ¿¡‘’“”–—…·×§©®™°`;
