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
    heading(`connect-${id}`, `Conecte a ${name}`),
    sessionSteps(name),
    warning(
      'Os termos da própria corretora',
      `A ${name} não oferece interface pública para ordens, e os termos dela podem proibir a automação. Ela pode recusar uma sessão ou encerrar uma conta. Leia os termos antes de conectar e decida por si. Opções binárias são proibidas ou restritas em alguns países. Confira as regras de onde você mora antes de operar.`,
    ),
    paragraph(
      'Uma sessão pertence ao seu endereço de rede e ao seu navegador. Ligar ou desligar uma VPN, um novo endereço do roteador ou sair da conta na corretora encerra a sessão; então o aplicativo para, avisa e pede que você entre de novo.',
    ),
  ]
}

/** An official interface, in one item of a list. */
export function connectByToken(key: BrokerKeyBy<'token'>): Text {
  const { name } = brokers[brokerIdOf(key)]
  return [
    strong(name),
    ` é conectada pela interface pública oficial dela, com um token que você cria na sua conta da ${name}.`,
  ]
}

function sessionSteps(name: string): Block {
  return numbered(
    step(
      'Abra a conexão com a corretora',
      paragraph(
        'Em ',
        control(window.Settings),
        `, escolha ${name}. Antes de tudo, você lê o que os termos da própria corretora podem significar para ordens automáticas, e a nota sobre o seu país.`,
      ),
    ),
    step(
      'Entre você mesmo',
      paragraph(
        'Uma janela do navegador com um perfil próprio se abre no site da corretora. Entre lá como sempre, com qualquer segundo fator. O aplicativo não vê nem guarda a sua senha.',
      ),
    ),
    step(
      'O aplicativo assume a sessão',
      paragraph(
        'O seu login cria uma sessão, e o aplicativo a usa para as ordens; nenhuma chave de API é digitada à mão. A sessão fica neste computador, criptografada, e nunca é enviada para nós.',
      ),
    ),
    step(
      'Confira o que é mostrado',
      paragraph(
        'O aplicativo mostra a conta, o saldo e ',
        control(window.Demo),
        '. As ordens e a sessão têm que concordar em demo ou real; senão, a ordem é recusada.',
      ),
    ),
    step(
      'Acompanhe uma primeira operação na demo',
      paragraph(
        'Pressione ',
        control(window['START TRADING']),
        ' e espere um sinal, ou deixe o aplicativo abrir a operação de teste que ele oferece na primeira vez.',
      ),
    ),
  )
}
