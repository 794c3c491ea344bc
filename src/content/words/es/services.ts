import { SEALING_SERVICE, START_FEE } from '~/config/offer.ts';
import type * as EN from '../en/services.ts';
import type { Translation } from '../translation.ts';
import { COURT_COSTS } from './offer.ts';

/** The words of /services. */
export const SERVICES_COPY = {
  hero: {
    heading: 'Ayuda con lo que viene',
    stroke: 'antes de las llaves',
    lede: 'Un socio que respalda su solicitud, una carpeta verificada para mostrar y ayuda con lo que está en su expediente.',
    action: 'Vea si su desalojo se puede sellar',
    second: 'Cómo funciona',
  },
  partnership: {
    heading: 'Estrategia de alianza de crédito',
    lede: 'El propietario quiere saber una cosa: ¿llegará el alquiler? Un socio de crédito responde por usted a esa pregunta.',
    is: {
      heading: 'Qué es',
      items: [
        'Un socio con buen crédito que respalda su solicitud para este único contrato de alquiler',
        'Una carpeta que muestra los ingresos y el historial de alquiler de usted junto a los de ese socio',
        'Algo que preparamos nosotros, para que no tenga que pedírselo a un familiar ni a un amigo',
      ],
    },
    isNot: {
      heading: 'Qué no es',
      items: [
        'No es un fiador: en el contrato de alquiler está solo el nombre de usted',
        'No es un préstamo ni una reparación de crédito: su informe de crédito queda igual',
        'No es una identidad nueva: usted usa siempre su propio nombre y su número de Seguro Social',
        'No es una promesa: la decisión sigue siendo del propietario',
      ],
    },
  },
  rin: {
    heading: 'La verificación RIN',
    lede: 'Su RIN («Renter’s Identification Number», número de identificación de inquilino) es el número de una carpeta que ya se revisó una vez. Así no tiene que empezar de cero en cada oficina.',
    benefits: [
      {
        icon: 'document',
        title: 'Una sola carpeta',
        text: 'Identidad, ingresos e historial de alquiler, revisados y en orden.',
      },
      {
        icon: 'clock',
        title: 'Respuestas más rápidas',
        text: 'El propietario llama a un número en vez de a cinco.',
      },
      {
        icon: 'people',
        title: 'Toda la historia',
        text: 'Qué pasó, qué cambió desde entonces y quién lo puede confirmar.',
      },
      {
        icon: 'lock',
        title: 'Usted decide quién la ve',
        text: 'Nadie ve la carpeta si usted no le da el número.',
      },
    ],
    warning:
      'Un RIN nunca toma el lugar de un número de Seguro Social. Si alguien le ofrece un número para usar en vez del suyo, no lo acepte: usarlo en una solicitud es un delito.',
  },
  eviction: {
    heading: 'Ayuda con un desalojo',
    paragraphs: [
      'Primero miramos el expediente mismo. ¿El caso se desestimó, lo ganó usted o terminó en un acuerdo? ¿Se pagó el fallo? ¿Es más viejo que los siete años que, en general, puede cubrir un informe de inquilino? Cada respuesta abre un camino distinto.',
      `En algunos estados, el tribunal sella los casos por su cuenta, gratis. En muchos no encontramos ninguna ley que los selle. Donde hay que pedírselo al tribunal, usted puede presentar los papeles por su cuenta; nuestra revisión muestra los pasos. Si prefiere que otro lo haga, una empresa socia prepara y presenta los papeles por un precio fijo de ${SEALING_SERVICE.shown}. ${COURT_COSTS}`,
      'Si no se puede sellar, le ayudamos con lo que sí se puede: una carta que explica el caso, un acuerdo con el propietario anterior o una disputa de lo que un informe dice mal.',
    ],
    action: 'Revisar mi caso',
  },
  criminal: {
    heading: 'Ayuda con antecedentes penales',
    paragraphs: [
      'Tener antecedentes no pone fin a la búsqueda. Muchos propietarios miran qué fue, hace cuánto y qué ha hecho usted desde entonces. Le ayudamos a decirlo primero, antes de que lo diga un informe.',
      'Traiga lo que habla bien de usted: una carta de quien le da trabajo, un certificado, un programa que terminó. Lo ponemos en orden y hablamos con el propietario, si usted está de acuerdo.',
      'En muchos lugares, la ley de vivienda justa limita las reglas que rechazan a toda persona con antecedentes. Si creemos que lo rechazaron de manera ilegal, le decimos quién puede ayudar, gratis.',
    ],
  },
  call: {
    heading: 'Empiece con la revisión gratis',
    text: `Toma un minuto y no cuesta nada. Empezar un caso cuesta ${START_FEE.shown}, y solo si usted decide hacerlo.`,
    action: 'Revisar mi caso',
  },
} as const satisfies Translation<typeof EN.SERVICES_COPY>;
