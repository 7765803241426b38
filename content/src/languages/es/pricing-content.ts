import { brand } from '@stratomate/brand'
import { licencePlans, subscriptionPlans, trialPlan } from '@stratomate/domain/billing/plans'
import { control, link, paragraph } from '../../block-factories.ts'
import { formatPrice } from '@stratomate/std/format-number'
import { graceDays } from '../../plan-texts.ts'
import type { TranslatedContent } from '../translated-content.ts'
import { chartsText, tradesText } from './plan-texts.ts'

const licences = Object.values(licencePlans).map(
  ({ name, priceCents, tradesPerDay, charts: limit, updates }) =>
    `${name}: ${formatPrice(priceCents)}, ${tradesText(tradesPerDay)}, ${chartsText(limit)}, ${updates === 'lifetime' ? 'actualizaciones de por vida' : 'actualizaciones durante 1 año'}.`,
)

export const pricingContent: Pick<TranslatedContent, 'billingQuestions'> = {
  billingQuestions: [
    {
      id: 'trial-without-card',
      question: '¿Necesito una tarjeta para la prueba gratis?',
      answer: [
        paragraph(
          `No. La prueba dura ${trialPlan.days} días, una vez por cuenta, en cuanto tu correo está verificado: ${tradesText(trialPlan.tradesPerDay)}, ${chartsText(trialPlan.charts)}, un indicador a la vez con un cambio al día. `,
          'Sin tarjeta, termina y nunca se cobra nada. ',
          'Con una tarjeta guardada, continúa como el plan que elegiste, en la fecha indicada. ',
          'Para tener todos los límites de inmediato, elige "Start now".',
        ),
      ],
    },
    {
      id: 'cancel-subscription',
      question: '¿Cómo cancelo una suscripción?',
      answer: [
        paragraph(
          'Abre el ',
          link('panel', '/dashboard'),
          ', pulsa ',
          control('Manage Subscription'),
          ' y cancela en la página del proveedor de pagos. ',
          "El plan sigue funcionando hasta que termina el periodo que has pagado; hasta entonces el panel dice 'Ends on' en lugar de 'Renewal Date'.",
        ),
      ],
    },
    {
      id: 'change-plan',
      question: '¿Puedo pasar a un plan mayor o menor?',
      answer: [
        paragraph(
          'Sí, en cualquier momento, en ',
          control('Manage Subscription'),
          ' del ',
          link('panel', '/dashboard'),
          '. La página muestra qué se cobra y cuándo antes de que confirmes. ',
          `${subscriptionPlans.new_trader.name}, ${subscriptionPlans.pro_trader.name} y ${subscriptionPlans.elite_trader.name} se diferencian solo en las operaciones al día y los gráficos: todos los planes incluyen todos los indicadores y complementos.`,
        ),
      ],
    },
    {
      id: 'refunds',
      question: '¿Hay reembolsos?',
      answer: [
        paragraph(
          'No hay reembolsos salvo que se indique por escrito. ',
          'Para eso existe la prueba: pruébalo todo en tus propios gráficos antes de pagar. ',
          'Si se te ha cobrado por error, ',
          link('escríbenos', '/support'),
          ' con la fecha y el importe, y lo revisaremos.',
        ),
      ],
    },
    {
      id: 'one-time-license',
      question: '¿Qué es una licencia de pago único?',
      answer: [
        paragraph(
          `Pagas una vez y usas ${brand.desktopName} sin suscripción; nada se renueva. `,
          `${licences.join(' ')} `,
          'Incluye todos los indicadores, pero no los complementos de indicadores. Cuando terminan las actualizaciones, la última versión publicada dentro de ellas sigue funcionando.',
        ),
      ],
    },
    {
      id: 'failed-charge',
      question: '¿Qué pasa si falla un cobro?',
      answer: [
        paragraph(
          `El estado pasa a 'Payment Issue' y el plan sigue funcionando ${graceDays} días. `,
          'Regulariza el pago en ',
          control('Manage Subscription'),
          ' dentro de ese plazo y nada se interrumpe. Si no, las operaciones automáticas se detienen; tu cuenta, tus operaciones y tus ajustes se conservan.',
        ),
      ],
    },
  ],
}
