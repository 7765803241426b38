import { pricingContent } from './pricing-content.ts'

export const content = pricingContent

/** The page of the prices. */
export const texts = {
  'Three tiers by how much you trade, one-time licenses, and a free trial without a card.':
    'Tres planes según cuánto operas, licencias de pago único y una prueba gratis sin tarjeta.',
  'The difference between tiers is how much you trade. Prices in US dollars, cancel anytime.':
    'La diferencia entre los planes es cuánto operas. Precios en dólares estadounidenses; cancela cuando quieras.',
  'The same client on your own charts, with lower limits. No credit card required. Cancel anytime during the trial with no charge; without a card it simply ends.':
    'La misma aplicación en tus propios gráficos, con límites más bajos. Sin tarjeta de crédito. Cancela en cualquier momento de la prueba sin ningún cargo; sin tarjeta, simplemente termina.',
  'Your trial runs until {date}.': 'Tu prueba dura hasta el {date}.',
  'Watch simulated charts': 'Mirar gráficos simulados',
  'Your {days}-day free trial is running': 'Tu prueba gratis de {days} días está en marcha',
  'The same client on your own charts, with lower limits. Cancel anytime with no charge; without a card it simply ends.':
    'La misma aplicación en tus propios gráficos, con límites más bajos. Cancela cuando quieras sin ningún cargo; sin tarjeta, simplemente termina.',
  'Watch it here first. Your own charts need a Windows PC.':
    'Míralo primero aquí. Para tus propios gráficos necesitas un PC con Windows.',
  'Next: connect your computer. The dashboard shows each step.':
    'Siguiente paso: conecta tu ordenador. El panel muestra cada paso.',
  'Plan after the trial': 'Plan después de la prueba',
  'Your email is verified.': 'Tu correo está verificado.',
  'Only if you save a card. You can change it at any time.':
    'Solo si guardas una tarjeta. Puedes cambiarlo en cualquier momento.',
  '{plan}, {price} per month': '{plan}, {price} al mes',
  '{price} per month': '{price} al mes',
  '{price} per month after your trial': '{price} al mes después de tu prueba',
  'Your free trial is starting …': 'Tu prueba gratis está empezando…',
  'First an account (one minute), then your trial begins. Already have one? <login>Log in</login>':
    'Primero una cuenta (un minuto), después empieza tu prueba. ¿Ya tienes una? <login>Inicia sesión</login>',
  'You have a plan.': 'Tienes un plan.',
  'Payment Issue': 'Problema con el pago',
  'Update payment method': 'Actualizar el método de pago',
  'The last charge failed. Trading stops soon unless it is settled.':
    'El último cobro falló. Las operaciones se detienen pronto si no se regulariza.',
  'The last charge failed. Trading stops on {moment} unless it is settled before.':
    'El último cobro falló. Las operaciones se detienen el {moment} si no se regulariza antes.',
  'The last charge failed, and trading stopped on {moment}. It resumes as soon as the charge is settled.':
    'El último cobro falló y las operaciones se detuvieron el {moment}. Se reanudan en cuanto se regularice el cobro.',
  'No active subscription found': 'No se encontró ninguna suscripción activa',
  'Could not open subscription management portal': 'No se pudo abrir el portal de gestión de la suscripción',
  'Next: pay with a card that works': 'Siguiente paso: paga con una tarjeta que funcione',
  'The payment provider opens. Your plan, your charts and your settings stay as they are.':
    'Se abre el proveedor de pagos. Tu plan, tus gráficos y tus ajustes quedan como están.',
  'Your plan: {plan}': 'Tu plan: {plan}',
  'It ends on {date}.': 'Termina el {date}.',
  'It renews on {date}.': 'Se renueva el {date}.',
  'You can change or cancel it at any time.': 'Puedes cambiarlo o cancelarlo en cualquier momento.',
  'Everything is ready': 'Todo está listo',
  'Charts, signals and trades are on the dashboard. Card, invoices and changes are in your account.':
    'Los gráficos, las señales y las operaciones están en el panel. La tarjeta, las facturas y los cambios, en tu cuenta.',
  'Charts, signals and trades are on the dashboard. Key and updates are in your account.':
    'Los gráficos, las señales y las operaciones están en el panel. La clave y las actualizaciones, en tu cuenta.',
  'Your free trial is used': 'Tu prueba gratis ya se usó',
  'Your {plan} plan has ended': 'Tu plan {plan} ha terminado',
  'It ended on {date}.': 'Terminó el {date}.',
  'No trades are placed until you choose a plan. You continue where you stopped.':
    'No se abren operaciones hasta que elijas un plan. Sigues donde lo dejaste.',
  'The free trial is given once. All plans are below, with what they cost and allow.':
    'La prueba gratis se concede una vez. Todos los planes están abajo, con lo que cuestan y permiten.',
  'Choose a plan to trade again': 'Elige un plan para volver a operar',
  'Your former plan or another one: all are below, with what they cost and allow.':
    'Tu plan anterior u otro: todos están abajo, con lo que cuestan y permiten.',
  'Your license: {plan}': 'Tu licencia: {plan}',
  'Paid once, without a renewal.': 'Pagada una vez, sin renovación.',
  'Updates are for life.': 'Las actualizaciones son de por vida.',
  'Updates until {date}.': 'Actualizaciones hasta el {date}.',
  'Add-ons belong to the plans below, which can run beside a license.':
    'Los complementos pertenecen a los planes de abajo, que pueden convivir con una licencia.',
  'One press is left, and your {days} days begin.': 'Pulsa una vez más y empiezan tus {days} días.',
  'Trial used: choose a plan.': 'Prueba utilizada: elige un plan.',
  'You have a license.': 'Tienes una licencia.',
  'Choose a plan to try it for {days} days beside the license, with a card.':
    'Elige un plan para probarlo {days} días junto a la licencia, con tarjeta.',
  'Your free trial has started': 'Tu prueba gratis ha empezado',
  'How the trial works': 'Cómo funciona la prueba',
  'It runs for {days} days and is given once per account.': 'Dura {days} días y se concede una vez por cuenta.',
  'No card required. Without a card it simply ends and nothing is ever charged.':
    'Sin tarjeta. Sin tarjeta simplemente termina y nunca se cobra nada.',
  'You can save a card during the trial; it then continues as the plan you chose.':
    'Puedes guardar una tarjeta durante la prueba; entonces continúa como el plan que elegiste.',
  'When the daily limit is reached, trading pauses until the next-day reset; the dashboard shows it in your local time.':
    'Al llegar al límite diario, las operaciones se detienen hasta el reinicio del día siguiente; el panel lo muestra en tu hora local.',
  'Manual trades at the broker never count toward the limit.':
    'Las operaciones manuales en el bróker nunca cuentan para el límite.',
  Hardware: 'Equipo necesario',
  'Windows 10 or higher, 500MB disk, internet. The rest depends on how many charts your computer has to draw.':
    'Windows 10 o posterior, 500 MB de disco, internet. Lo demás depende de cuántos gráficos tenga que dibujar tu ordenador.',
  Charts: 'Gráficos',
  Memory: 'Memoria',
  Processor: 'Procesador',
  'Up to 5 charts': 'Hasta 5 gráficos',
  '5-10 charts': 'De 5 a 10 gráficos',
  '(fits your choice)': '(adecuado para tu elección)',
  'One-time licenses': 'Licencias de pago único',
  'Prefer to pay once? A license has no renewal.': '¿Prefieres pagar una sola vez? Una licencia no se renueva.',
  'Questions about billing': 'Preguntas sobre los pagos',
  once: 'una vez',
  'Buy {license}': 'Comprar {license}',
  Updates: 'Actualizaciones',
  'For life': 'De por vida',
  '1 year': '1 año',
  'Add-ons': 'Complementos',
  Included: 'Incluidos',
  'Not included': 'No incluidos',
  Also: 'Además',
  'Advanced strategies': 'Estrategias avanzadas',
  'Advanced strategies, custom strategy development': 'Estrategias avanzadas, desarrollo de estrategias a medida',
  'How you pay': 'Cómo pagas',
  Subscribe: 'Suscripción',
  'Pay once': 'Pago único',
} as const
