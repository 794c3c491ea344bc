import type { RentalIssue } from '~/domain/places/rental-issue.ts';

import type * as EN from '../en/city-search.ts';
import type { Translation } from '../translation.ts';

/** The words of the city search; the last two are announced while the visitor types. */
export const CITY_SEARCH_COPY = {
  heading: 'Busque ayuda para alquilar en su ciudad',
  lede: 'Vea qué dice la ley ahí, qué tribunal lleva los desalojos y quién le puede ayudar cerca.',
  city: 'Ciudad',
  state: 'Estado',
  statePlaceholder: 'Elija un estado',
  issue: '¿Cuál es el obstáculo?',
  issuePlaceholder: 'Cualquiera',
  submit: 'Buscar esta ciudad',
  all: 'O vea todos los lugares',
  suggestions: 'Lugares con página',
  found: { one: '1 lugar encontrado.', other: '{count} lugares encontrados.' },
} as const satisfies Translation<typeof EN.CITY_SEARCH_COPY>;

/** Labels of the rental issues (specification §2). */
export const RENTAL_ISSUE_LABELS = {
  'bad-credit': 'Mal crédito (menos de 600)',
  'previous-eviction': 'Desalojo anterior',
  'broken-lease': 'Contrato de alquiler roto',
  bankruptcy: 'Bancarrota',
  'criminal-record': 'Antecedentes penales',
  'no-credit-history': 'Sin historial de crédito',
  foreclosure: 'Ejecución hipotecaria («foreclosure»)',
  'income-requirements': 'Requisitos de ingresos',
  'self-employed': 'Trabajo independiente',
  student: 'Estudiante/Sin ingresos',
} as const satisfies Readonly<Record<RentalIssue, string>>;
