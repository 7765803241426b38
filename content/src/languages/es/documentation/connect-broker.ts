import { brokerIdOf, type BrokerKeyBy } from '@stratomate/contracts/brokers/broker-keys'
import { brokers } from '@stratomate/contracts/brokers/brokers'
import { control, heading, numbered, paragraph, step, strong, warning } from '../../../block-factories.ts'
import type { Block, Text } from '../../../blocks.ts'
import { texts as window } from '../window/shell.data.ts'

/** How the person's own session is taken over, with the notice that the app shows before it. */
export function connectBySession(key: BrokerKeyBy<'session'>): Block[] {
  const id = brokerIdOf(key)
  const { name } = brokers[id]
  return [
    heading(`connect-${id}`, `Conecta ${name}`),
    sessionSteps(name),
    warning(
      'Las condiciones del propio bróker',
      `${name} no ofrece una interfaz pública para órdenes, y sus condiciones pueden prohibir la automatización. Puede rechazar una sesión o cerrar una cuenta. Lee sus condiciones antes de conectar y decide por ti. Las opciones binarias están prohibidas o restringidas en algunos países. Consulta las reglas de donde vives antes de operar.`,
    ),
    paragraph(
      'Una sesión pertenece a tu dirección de red y a tu navegador. Activar o desactivar una VPN, una dirección nueva del router o cerrar la sesión en el bróker la terminan; entonces la aplicación se detiene, lo dice y te pide que inicies sesión de nuevo.',
    ),
  ]
}

/** An official interface, in one item of a list. */
export function connectByToken(key: BrokerKeyBy<'token'>): Text {
  const { name } = brokers[brokerIdOf(key)]
  return [strong(name), ` se conecta por su interfaz pública oficial, con un token que creas en tu cuenta de ${name}.`]
}

function sessionSteps(name: string): Block {
  return numbered(
    step(
      'Abre la conexión con el bróker',
      paragraph(
        'En ',
        control(window.Settings),
        ` elige ${name}. Antes de nada lees lo que las condiciones del propio bróker pueden significar para las órdenes automáticas, y la nota sobre tu país.`,
      ),
    ),
    step(
      'Inicia sesión tú mismo',
      paragraph(
        'Se abre en el sitio del bróker una ventana del navegador con un perfil propio. Inicia sesión allí como siempre, con cualquier segundo factor. La aplicación ni ve ni guarda tu contraseña.',
      ),
    ),
    step(
      'La aplicación toma la sesión',
      paragraph(
        'Tu inicio de sesión crea una sesión, y la aplicación la usa para las órdenes; no se introduce a mano ninguna clave API. La sesión se queda en este equipo, cifrada, y nunca se nos envía.',
      ),
    ),
    step(
      'Comprueba lo que se muestra',
      paragraph(
        'La aplicación nombra la cuenta, su saldo y ',
        control(window.Demo),
        '. Las órdenes y la sesión tienen que coincidir en demo o real; si no, la orden se rechaza.',
      ),
    ),
    step(
      'Observa una primera operación en demo',
      paragraph(
        'Pulsa ',
        control(window['START TRADING']),
        ' y espera una señal, o deja que la aplicación abra la operación de prueba que ofrece la primera vez.',
      ),
    ),
  )
}
