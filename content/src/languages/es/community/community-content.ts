import { brand } from '@stratomate/brand'
import { link, strong } from '../../../block-factories.ts'
import type { TranslatedContent } from '../../translated-content.ts'

export const communityContent: Pick<TranslatedContent, 'communityAbout' | 'communityGuidelines'> = {
  communityAbout: [
    `Los miembros de ${brand.name} comparan ajustes de indicadores, se ayudan con la instalación y hablan de automatización. `,
    'Cualquiera puede leer; quienes han iniciado sesión publican, responden y votan. ',
    'Nada de lo que hay aquí es asesoramiento financiero, y para ayuda con tu propia cuenta es mejor la ',
    link('página de soporte', '/support'),
    '.',
  ],
  communityGuidelines: [
    [
      strong('Nada de promesas de ganancias.'),
      ' Ni importes ganados, ni capturas de saldos, ni resultados prometidos, aquí o por enlace. Lo que unos ajustes hicieron en un test llega como prueba del laboratorio de estrategias.',
    ],
    [
      strong('Los ajustes son la opinión de un miembro.'),
      ' Di el símbolo, la temporalidad y cuánto tiempo los probaste, y prueba primero en Demo los de otros.',
    ],
    [strong('Sé amable.'), ' Discrepa del ajuste, no de la persona. Todos hemos sido nuevos alguna vez.'],
    [
      strong('Nada de números de cuenta, claves de licencia ni códigos de inicio de sesión.'),
      ' Tápalos también en las imágenes. Nuestro equipo nunca los pide.',
    ],
    [
      strong('Nada de ventas.'),
      ' Ni señales de pago, ni cuentas gestionadas, ni enlaces de referidos, ni invitaciones a grupos privados.',
    ],
    [
      strong('Denuncia lo que incumple estas normas.'),
      ' Un moderador lee todas las denuncias. Las publicaciones se pueden ocultar o cerrar, y un miembro suspendido ve el motivo y el final.',
    ],
  ],
}
