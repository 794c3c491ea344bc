import type * as EN from '../en/renter-protections.ts';
import type { Translation } from '../translation.ts';

/** The words around the rules for the next application. */
export const PROTECTIONS_COPY = {
  step: 'Protección de inquilinos',
  heading: 'Reglas que lo protegen cuando',
  stroke: 'solicita una vivienda',
  lede: 'Algunos estados y ciudades limitan lo que un propietario puede preguntar, cobrar o tomar en cuenta en su contra. Solo ponemos lo que sabemos con seguridad.',
  topics: {
    'eviction-history': 'Desalojos anteriores',
    'screening-notice': 'Verificación de inquilinos',
    'application-fee': 'Tarifas de solicitud',
    'portable-report': 'Informes reutilizables',
    'source-of-income': 'Vales de vivienda e ingresos',
    'deposit-cap': 'Depósitos',
  },
  columns: { rule: 'Qué dice la regla', law: 'La ley' },
  table: 'Todos los estados de la lista',
  /** Evidence for the rule, and the date of its check. */
  reading: {
    locale: 'es-US',
    text: 'Leímos el texto, tal como estaba en {date}.',
    page: 'Leímos una página sobre la ley, tal como estaba en {date}.',
  },
  missing: {
    heading: '¿No está en la lista?',
    text: 'Es posible que su estado tenga una regla de todos modos. No ponemos lo que no pudimos confirmar. Pregunte a la ayuda legal, y vea qué leyes de los estados sellan un expediente.',
    laws: 'Leyes que sellan un expediente',
    data: 'Esta lista como datos abiertos',
  },
  /** Label of the topics on the page of a place. */
  place: 'Reglas al solicitar vivienda',
} as const satisfies Translation<typeof EN.PROTECTIONS_COPY>;
