import { brand } from '@stratomate/brand'
import { control, link, paragraph } from '../../block-factories.ts'
import type { TranslatedContent } from '../translated-content.ts'

export const supportContent: Pick<TranslatedContent, 'supportQuestions'> = {
  supportQuestions: [
    {
      id: 'install',
      question: `¿Cómo instalo ${brand.desktopName}?`,
      gist: 'En Windows 10 o superior, con un archivo ZIP.',
      answer: [
        paragraph(
          'Consigue el archivo ZIP en la ',
          link('página de descarga', '/download'),
          ', extráelo en una carpeta propia e inicia la instalación que contiene. ',
          'Necesitas Windows 10 o superior, 8 GB de RAM (16 GB recomendados), 500 MB de disco e internet. ',
          link('La guía de instalación', '/how-to/stratomate-setup'),
          ' muestra cada paso.',
        ),
      ],
    },
    {
      id: 'connect-account',
      question: '¿Cómo conecto mi cuenta?',
      gist: 'Con un código de la aplicación: sin clave API.',
      answer: [
        paragraph(
          `${brand.desktopName} muestra un código al iniciarse. Introdúcelo en la `,
          link('página del equipo', '/device'),
          ', compara el ordenador que nombra con el tuyo y pulsa ',
          control('Approve'),
          '. No hace falta ninguna clave API, y la aplicación nunca conoce tu contraseña.',
        ),
      ],
    },
    {
      id: 'automation-not-working',
      question: '¿Por qué no se abre ninguna operación?',
      gist: 'Cada señal rechazada aparece con su motivo.',
      answer: [
        paragraph(
          'Mira Recent Activity en el ',
          link('panel', '/dashboard'),
          ': una señal que no se convirtió en operación aparece allí con su motivo, y ',
          link('cada motivo tiene una página', '/errors'),
          ' que dice qué ayuda. Si no aparece nada, el terminal está cerrado o el asesor experto no está colocado en el gráfico. ',
          link('Solución de problemas', '/documentation#troubleshooting'),
          ' repasa las causas por orden.',
        ),
      ],
    },
    {
      id: 'update',
      question: '¿Cómo actualizo la aplicación?',
      gist: 'Instala la versión nueva sobre la anterior.',
      answer: [
        paragraph(
          'Detén las operaciones, consigue el instalador más reciente en la ',
          link('página de descarga', '/download'),
          ' y ejecútalo sobre la versión anterior: el inicio de sesión, los favoritos y el registro de tus operaciones se conservan. ',
          'Mira las novedades en el ',
          link('registro de cambios', '/changelog'),
          '. Con una licencia de pago único puedes usar todas las versiones creadas antes de que terminaran tus actualizaciones.',
        ),
      ],
    },
    {
      id: 'subscription-transferable',
      question: '¿Puedo usar mi suscripción en otro ordenador?',
      gist: 'Sí. Pertenece a tu cuenta, no al dispositivo.',
      answer: [
        paragraph(
          'Sí. Una suscripción pertenece a tu cuenta, no al equipo: inicia sesión en el otro ordenador y apruébalo. ',
          'Varios ordenadores comparten un límite diario y nunca lo superan juntos. ',
          'Una cuenta es personal y no se puede pasar a otra persona.',
        ),
      ],
    },
  ],
}
