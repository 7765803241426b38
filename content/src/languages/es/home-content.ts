import { brand } from '@stratomate/brand'
import { subscriptionPlans, trialPlan } from '@stratomate/domain/billing/plans'
import { control, link, paragraph } from '../../block-factories.ts'
import type { TranslatedContent } from '../translated-content.ts'

const tiers = Object.values(subscriptionPlans).map(
  ({ name, tradesPerDay }) => `${name}, ${tradesPerDay === 'unlimited' ? 'operaciones ilimitadas' : tradesPerDay}`,
)

export const homeContent: Pick<TranslatedContent, 'homeQuestions' | 'reasons'> = {
  homeQuestions: [
    {
      id: 'what-it-does',
      question: `¿Qué hace ${brand.name} y qué tan rápido es?`,
      answer: [
        paragraph(
          'Toma las señales de compra y venta de tus gráficos de MetaTrader 5 y abre cada una como una operación, desde tu propio ordenador. ',
          'El objetivo de diseño es enviar la orden en los 2 segundos siguientes a la señal: una señal más antigua se rechaza en lugar de enviarse tarde. ',
          'El panel muestra el tiempo medido de cada operación, también de las tardías.',
        ),
      ],
    },
    {
      id: 'programming-or-keys',
      question: '¿Tengo que programar algo o introducir una clave API?',
      answer: [
        paragraph(
          'No. Eliges un indicador, marcas con estrella los gráficos con los que quieres operar y fijas un importe. ',
          'La aplicación muestra un código que apruebas en tu navegador, y en el bróker inicias sesión tú: ese inicio crea la sesión, así que nunca se escribe una clave API. ',
          link('Las guías de instalación', '/how-to'),
          ' te llevan clic a clic.',
        ),
      ],
    },
    {
      id: 'daily-limit',
      question: '¿Qué pasa cuando llego al límite diario?',
      answer: [
        paragraph(
          'Las operaciones se detienen hasta el reinicio del día siguiente, y una notificación te avisa. ',
          'El día de operaciones termina a medianoche UTC; cada pantalla muestra el reinicio en tu hora local. ',
          `Operaciones al día: ${[`${trialPlan.tradesPerDay} en la prueba gratis`, ...tiers].join('; ')}.`,
          ' Las operaciones manuales no cuentan para el límite diario.',
        ),
      ],
    },
    {
      id: 'demo-account',
      question: '¿Funciona con una cuenta demo?',
      answer: [
        paragraph(
          'Sí, y ahí empieza todo el mundo: cada equipo nuevo opera en demo hasta que tú lo pasas a real. ',
          'El cambio te pide escribir una confirmación, y el primer arranque en real de cada sesión vuelve a preguntar. ',
          'La cuenta simulada incluida no necesita ningún bróker.',
        ),
      ],
    },
    {
      id: 'cancel-trial',
      question: '¿Puedo cancelar la prueba gratis?',
      answer: [
        paragraph(
          'Cancela en cualquier momento de la prueba sin ningún cargo. ',
          `Los ${trialPlan.days} días empiezan sin tarjeta, y sin tarjeta simplemente terminan. `,
          'Si guardas una tarjeta, la prueba continúa como el plan que elegiste, salvo que la canceles antes de que termine.',
        ),
      ],
    },
  ],
  reasons: [
    {
      title: 'Nadie entre el gráfico y la orden',
      text: 'La señal va de MetaTrader 5 a la aplicación por un canal dentro de tu propio ordenador, y de ahí al bróker. Nuestro servidor no está en ese camino: si se cae, las operaciones continúan con las que ya están reservadas para el día.',
      proof: { label: 'Ver el camino de una señal', to: '/documentation#path-of-a-signal' },
    },
    {
      title: 'Cada señal deja un registro',
      text: 'Una operación muestra su tiempo medido frente al límite de 2 segundos. Una señal que no llegó a operación aparece al lado con el motivo, y cada motivo tiene una página que dice qué hacer.',
      proof: { label: 'Leer todos los motivos', to: '/errors' },
    },
    {
      title: 'Demo hasta que tú digas otra cosa',
      text: 'Cada equipo empieza en demo y ahí se queda hasta que escribes una confirmación en ese mismo equipo. Los topes de importe, el límite de pérdida diaria y el botón de pausa los fijas tú, y la pausa también funciona desde el panel.',
      proof: { label: 'Ver cómo se activa la cuenta real', to: '/documentation#demo-and-live' },
    },
    {
      title: 'Pruébalo sin tarjeta',
      text: [
        `La prueba de ${trialPlan.days} días no pide tarjeta, así que no hay nada que cobrar cuando termina. Más adelante, `,
        control('Manage Subscription'),
        ', en el panel, es donde cambias o cancelas un plan sin escribir a nadie.',
      ],
      proof: { label: 'Leer las respuestas sobre pagos', to: '/pricing#trial-without-card' },
    },
  ],
}
