import { trialPlan } from '@stratomate/domain/billing/plans'
import { code, control, figureBlock, info, link, list, paragraph, step, warning } from '../../../block-factories.ts'
import type { Step } from '../../../blocks.ts'
import { downloadContent } from '../download/download-content.ts'
import { chartsText, tradesText } from '../plan-texts.ts'
import { presentReleaseNote } from '../download/present-release.ts'
import { texts as charts } from '../window/charts.data.ts'

const { start, warning: windowsWarning } = downloadContent.installation

/** From the ZIP file to an app that sees the terminal. */
export const appSetupSteps: readonly Step[] = [
  step(
    'Baixe o arquivo ZIP',
    presentReleaseNote,
    paragraph(
      'Pegue-o na ',
      link('página de download', '/download'),
      '. A versão, o tamanho e o SHA-256 ficam ao lado do botão; compare o SHA-256 se você obteve o arquivo em qualquer outro lugar.',
    ),
  ),
  step(
    'Extraia-o',
    paragraph(
      'Clique no arquivo com o botão direito e escolha ',
      control('Extract All'),
      ' (Extrair Tudo). Aberto dentro do arquivo ZIP fechado, o aplicativo vê só uma parte dos seus arquivos e não vê o endereço deste site.',
    ),
    figureBlock('app-unpack', 'Extraia o arquivo ZIP inteiro para uma pasta própria.'),
  ),
  { ...start.unknown, blocks: [...start.unknown.blocks, windowsWarning.unsigned] },
  step(
    'Entre na sua conta, digite uma chave de licença ou comece o teste grátis',
    list(
      [
        'Com uma conta: o aplicativo mostra um código. Digite-o na ',
        link('página do dispositivo', '/device'),
        ' e pressione ',
        control('Approve'),
        '.',
      ],
      [
        'Com uma licença de pagamento único: digite a chave de licença quando o aplicativo pedir. A sua conta a mostra em Licenses.',
      ],
      [
        'Se você é novo: escolha o teste grátis. Ele dá ',
        `${trialPlan.days} dias, ${tradesText(trialPlan.tradesPerDay)}, ${chartsText(trialPlan.charts)}, um indicador por vez com uma troca por dia, e não pede cartão.`,
      ],
    ),
    figureBlock('app-sign-in', 'O código no aplicativo e o código no navegador têm que ser o mesmo.'),
  ),
  step(
    'Instale os indicadores',
    paragraph(
      'O aplicativo procura o MetaTrader 5 e lista cada cópia que encontra. Escolha a sua e pressione ',
      control('Instalar'),
      ': o expert advisor e os indicadores são copiados para a pasta de dados do terminal. Depois atualize o Navegador no MetaTrader 5.',
    ),
    figureBlock(
      'app-indicator-installer',
      'Durante o teste, é instalado um indicador por vez; com um plano, são instalados todos.',
    ),
    info(
      'Não está na lista?',
      'Abra o terminal uma vez para que a pasta de dados dele exista. Uma cópia portátil é escolhida à mão: é a pasta que contém ',
      code('terminal64.exe'),
      '.',
    ),
  ),
  step(
    'Adicione o expert advisor',
    paragraph(
      'Arraste-o do Navegador para cada gráfico que você quer operar. Ele não precisa de Algo Trading nem de importação de DLL. O gráfico aparece na hora no aplicativo.',
    ),
    figureBlock('mt5-attach-expert', 'Arraste o expert advisor do Navegador para o gráfico.'),
    warning(
      'Não no gráfico do EABiBOT',
      'Um segundo expert advisor remove o primeiro. Adicione o nosso ao segundo gráfico do mesmo símbolo, ao lado daquele que tem o EABiBOT.',
    ),
  ),
  step(
    'Escolha a fonte quando o aplicativo pedir',
    paragraph(
      'Um dos nossos próprios indicadores é lido automaticamente. Com outros no gráfico, a linha pode dizer ',
      control(charts['Choose its source']),
      ': pressione, selecione o indicador que desenha as suas setas, compare a imagem com o seu gráfico e pressione ',
      control(charts['Use this source']),
      '. Como cada tipo é lido está em ',
      link('Qualquer indicador', '/documentation#any-indicator'),
      '. Depois continue com ',
      link('os seus favoritos', '/how-to/mt5-favorites'),
      '.',
    ),
    figureBlock('window-source', 'Onde o indicador escolhido teria comprado e vendido nas velas mais recentes.'),
    info(
      'Parâmetros salvos de uma versão anterior',
      'Os parâmetros agora têm ',
      code('Inp'),
      ' na frente, então um arquivo ',
      code('.set'),
      ' que você salvou antes não preenche nada: digite os valores uma vez e salve o arquivo de novo.',
    ),
  ),
]
