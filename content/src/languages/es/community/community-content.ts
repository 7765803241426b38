import { link } from '../../../block-factories.ts'
import type { TranslatedContent } from '../../translated-content.ts'

export const communityContent: Pick<TranslatedContent, 'communityAbout' | 'communityGuidelines'> = {
  communityAbout: [
    'Cualquiera puede leer; quienes han iniciado sesión publican, responden y votan. ',
    'Nada de lo que hay aquí es asesoramiento financiero. Para ayuda con tu propia cuenta, ',
    link('escribe a soporte', '/support'),
    '.',
  ],
  communityGuidelines: [
    {
      rule: 'Nada de promesas de ganancias.',
      meaning:
        'Ni importes ganados, ni capturas de saldos, ni resultados prometidos, aquí o por enlace. Lo que unos ajustes hicieron en un test llega como prueba del laboratorio de estrategias.',
    },
    {
      rule: 'Los ajustes son la opinión de un miembro.',
      meaning: 'Di el símbolo, la temporalidad y cuánto tiempo los probaste, y prueba primero en Demo los de otros.',
    },
    { rule: 'Sé amable.', meaning: 'Discrepa del ajuste, no de la persona. Todos hemos sido nuevos alguna vez.' },
    {
      rule: 'Nada de números de cuenta, claves de licencia ni códigos de inicio de sesión.',
      meaning: 'Tápalos también en las imágenes. Nuestro equipo nunca los pide.',
    },
    {
      rule: 'Nada de ventas.',
      meaning:
        'Ni señales de pago, ni cuentas gestionadas, ni enlaces de referidos, ni invitaciones a grupos privados.',
    },
    {
      rule: 'Denuncia lo que incumple estas normas.',
      meaning:
        'Un moderador lee todas las denuncias. Las publicaciones se pueden ocultar o cerrar, y un miembro suspendido ve el motivo y el final.',
    },
  ],
}
