import { brand } from '@stratomate/brand'
import { brokerKeysBy } from '@stratomate/contracts/brokers/broker-keys'
import {
  code,
  control,
  figureBlock,
  heading,
  info,
  link,
  list,
  numbered,
  paragraph,
  section,
  step,
  strong,
} from '../../../block-factories.ts'
import { presentReleaseNote } from '../download/present-release.ts'
import { texts as settings } from '../window/settings.data.ts'
import { texts as window } from '../window/shell.data.ts'
import { anyIndicator } from './any-indicator.ts'
import { connectBySession, connectByToken } from './connect-broker.ts'

const terminalSteps = numbered(
  step(
    'Deixe o aplicativo instalar os arquivos',
    paragraph(
      'Em ',
      control(window.Settings),
      ', escolha o MetaTrader 5 que o aplicativo encontrou. Ele copia o expert advisor e os indicadores para a pasta de dados do terminal e os compila lá se o terminal pedir.',
    ),
  ),
  step(
    'Abra um gráfico do símbolo que você quer',
    paragraph(
      'Escolha-o no Market Watch e depois ',
      control('Chart Window'),
      ' (Janela do gráfico). Ajuste o período, por exemplo ',
      control('M1'),
      '.',
    ),
  ),
  step(
    'Ponha um indicador no gráfico',
    paragraph(
      'Do Navegador, ou um seu. Um dos nossos é lido automaticamente; com qualquer outro, pode ser preciso escolher ',
      link('a fonte', '/documentation#any-indicator'),
      '.',
    ),
  ),
  step(
    'Adicione o expert advisor',
    paragraph(
      'Arraste-o do Navegador para o gráfico e confirme com ',
      control('OK'),
      '. Ele não precisa de Algo Trading, nem de importação de DLL, nem de uma lista de endereços web, porque não envia ordens: só fala com o aplicativo por um canal neste computador.',
    ),
    figureBlock('mt5-attach-expert', 'Um expert advisor por gráfico, o nosso em um gráfico próprio.'),
  ),
  step(
    'Confira a conexão',
    paragraph(
      'O gráfico aparece no aplicativo em alguns segundos, e o painel diz Terminal connected. Se não, veja ',
      link('Solução de problemas', '/documentation#troubleshooting'),
      '.',
    ),
  ),
)

/** How the terminal and the brokers are connected. */
export const platformIntegration = section(
  'integration-with-trading-platforms',
  'Conexão com plataformas de trading',
  presentReleaseNote,
  heading('connect-metatrader-5', 'Conecte o MetaTrader 5'),
  terminalSteps,
  info(
    'Um segundo expert advisor remove o primeiro',
    'O MetaTrader 5 executa um expert advisor por gráfico. Onde estiver o EABiBOT ou qualquer outro, abra um segundo gráfico do mesmo símbolo e adicione o nosso lá.',
  ),
  ...anyIndicator,
  heading('otc-charts', 'Gráficos OTC'),
  paragraph(
    'Os símbolos OTC não vêm do próprio MetaTrader 5. Um expert advisor de terceiros, o ',
    link('EABiBOT', brand.eabibot),
    ', os leva ao terminal como gráficos; sem ele, só é possível operar gráficos que não são OTC. Ele é feito e vendido por outros, e valem os termos e preços dele. ',
    link('Prepare os seus gráficos', '/how-to/mt5-chart-setup'),
    ' mostra como são abertos.',
  ),
  ...brokerKeysBy('session').flatMap(connectBySession),
  heading('other-brokers', 'Conta simulada e outras corretoras'),
  list(
    [
      strong('A conta simulada'),
      ' já vem integrada e não precisa de conta em lugar nenhum. Ela executa ordens ao preço da vela e as liquida com as velas do seu gráfico.',
    ],
    ...brokerKeysBy('token').map(connectByToken),
    [
      strong('Os símbolos'),
      ' são combinados pelo nome: ',
      code('EURUSD.pro'),
      ` no terminal é EUR/USD na corretora. O que não pode ser combinado com certeza é recusado, nunca adivinhado: escolha o ativo no aplicativo, em ${window.Settings}, ${settings['Symbol map']}, e pressione lá Testar para ver o que seria operado. Gráficos OTC operam só ativos OTC, e todos os outros gráficos nunca.`,
    ],
  ),
  heading('what-leaves-your-computer', 'O que sai do seu computador'),
  list(
    'Para a corretora: ordens, e o que o próprio site dela enviaria.',
    'Para nós: operações e sinais recusados com as horas, os nomes e as velas mais recentes dos gráficos conectados para que o painel possa desenhá-los, e a versão e o estado do aplicativo.',
    'Nunca: senhas da corretora, sessões da corretora, números de cartão.',
  ),
  paragraph(
    `Sem vínculo com a MetaQuotes nem com a Pocket Option. Os dois nomes pertencem aos seus donos; a ${brand.name} é um produto separado que funciona com eles.`,
  ),
)
