import { code, control, figureBlock, info, link, paragraph, step } from '../../../block-factories.ts'
import type { Step } from '../../../blocks.ts'

/** From the vendor's page to moving prices. */
export const downloadMt5Steps: readonly Step[] = [
  step(
    'Abra a página de download do MetaTrader 5',
    paragraph(
      'Acesse ',
      link('metatrader5.com', 'https://www.metatrader5.com/en/download'),
      ' e escolha ',
      control('Download MetaTrader 5 for Windows'),
      '. O instalador da sua própria corretora também serve, desde que seja o MetaTrader 5 e não o 4.',
    ),
    figureBlock('mt5-download', 'O botão de download para Windows na página do fabricante.'),
  ),
  step(
    'Execute o instalador',
    paragraph(
      'Abra ',
      code('mt5setup.exe'),
      ' na sua pasta de downloads, aceite a licença e espere até ele dizer que terminou. A pasta sugerida está boa.',
    ),
    figureBlock('mt5-installer', 'O instalador baixa o resto.'),
  ),
  step(
    'Deixe abrir e dê uma olhada',
    paragraph(
      'O MetaTrader 5 abre com quatro gráficos. À esquerda ficam ',
      control('Market Watch'),
      ' (Observação do Mercado), com os símbolos, e ',
      control('Navigator'),
      ' (Navegador), com as contas, os indicadores e os expert advisors. O canto inferior direito mostra a conexão.',
    ),
  ),
  step(
    'Abra uma conta demo',
    paragraph(
      'Se nenhuma janela de contas se abriu, escolha ',
      control('File'),
      ' (Arquivo) e ',
      control('Open an Account'),
      ' (Abrir uma conta), selecione ',
      control('MetaQuotes-Demo'),
      ' ou a sua corretora e depois ',
      control('Open a demo account'),
      ' (Abrir uma conta demo). O terminal precisa de uma conta só pelos preços; nenhuma operação nossa é aberta lá.',
    ),
    figureBlock('mt5-demo-account', 'Uma conta demo basta: ela fornece os preços dos seus gráficos.'),
  ),
  step(
    'Confira se os preços se movem',
    paragraph(
      'Os números no Market Watch têm que mudar. Se não se movem, pode ser fim de semana, ou o canto inferior direito diz ',
      control('No connection'),
      ' (Sem conexão): clique ali e escolha ',
      control('Rescan servers'),
      ' (Verificar os servidores de novo).',
    ),
    info(
      'No Mac ou no celular',
      'As versões para celular não executam expert advisors. Use um computador com Windows, ou um servidor com Windows que funcione dia e noite.',
    ),
  ),
]
