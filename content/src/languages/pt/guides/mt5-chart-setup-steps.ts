import { brand } from '@stratomate/brand'
import { code, control, figureBlock, info, link, list, paragraph, step } from '../../../block-factories.ts'
import type { Step } from '../../../blocks.ts'
import { presentReleaseNote } from '../download/present-release.ts'

/** From an empty terminal to charts on which the expert advisor of the next guide can be put. */
export const mt5ChartSetupSteps: readonly Step[] = [
  step(
    'Confira o MetaTrader 5 e a conta demo',
    presentReleaseNote,
    paragraph(
      'O MetaTrader 5 está instalado, conectado a uma conta demo e mostra preços que se movem. Se não, faça primeiro ',
      link('Baixe o MetaTrader 5', '/how-to/download-mt5'),
      '.',
    ),
    figureBlock('mt5-demo-account', 'A conta fica no alto do Navegador.'),
  ),
  step(
    'Decida se você precisa de gráficos OTC',
    info(
      'De terceiros, necessário só para OTC',
      'O EABiBOT é um expert advisor de outro fabricante que leva símbolos OTC para o MetaTrader 5. Sem ele, só é possível operar gráficos que não são OTC. Se eles bastam para você, vá direto para o período.',
    ),
    paragraph(
      'A demo dele dá 4 gráficos OTC por 3 dias. Quem vende e atende é o fabricante; nós não ganhamos nada com isso e não podemos ajudar com a licença dele.',
    ),
  ),
  step(
    'Instale o EABiBOT (só para OTC)',
    paragraph(
      'Pegue-o no site do fabricante, ',
      link('EABiBOT', brand.eabibot),
      ', e siga as instruções que o acompanham. No terminal, ',
      control('File'),
      ' (Arquivo) e ',
      control('Open Data Folder'),
      ' (Abrir pasta de dados) mostra a pasta; os expert advisors ficam em ',
      code('MQL5\\Experts'),
      '. Depois clique com o botão direito em ',
      control('Expert Advisors'),
      ', no Navegador, e escolha ',
      control('Refresh'),
      ' (Atualizar).',
    ),
  ),
  step(
    'Adicione o EABiBOT e abra os gráficos dele (só para OTC)',
    paragraph(
      'Arraste-o do Navegador para um gráfico vazio, permita o que as instruções pedem e confirme. Os símbolos OTC aparecem no Market Watch; abra um gráfico para cada um que você quer operar.',
    ),
    info(
      'Um gráfico só para o EABiBOT',
      'Um gráfico comporta um único expert advisor. Deixe o EABiBOT sozinho no gráfico dele e abra um segundo gráfico do mesmo símbolo para operar: o nosso é adicionado ali mais tarde.',
    ),
    figureBlock('mt5-attach-expert', 'Arraste o expert advisor do Navegador para o gráfico.'),
  ),
  step(
    'Ajuste o período para M1',
    paragraph(
      'Clique em ',
      control('M1'),
      ', na barra de ferramentas, em cada gráfico. Outros períodos também funcionam; para ver o que combina com cada indicador, consulte ',
      link('a biblioteca de estratégias', '/strategies-library'),
      '.',
    ),
    figureBlock('mt5-timeframe', 'O período faz parte do gráfico: um favorito é um símbolo com o seu período.'),
  ),
  step(
    'Velas Heiken Ashi e um modelo (opcional)',
    list(
      [
        'Com as velas Heiken Ashi fica mais fácil ver as tendências: ',
        control('Insert'),
        ', ',
        control('Indicators'),
        ', ',
        control('Custom'),
        ', ',
        control('Heiken Ashi'),
        ' (Inserir, Indicadores, Personalizados). Os preços delas são médias; as operações continuam terminando no preço real. Elas desenham velas e não sinais, então o gráfico precisa também de um indicador com setas.',
      ],
      [
        'Quando um gráfico estiver como você quer, clique nele com o botão direito, escolha ',
        control('Templates'),
        ' (Modelos) e ',
        control('Save Template'),
        ' (salvar o modelo), e carregue-o nos outros. Um modelo leva junto o expert advisor, então salve-o a partir de um gráfico que não tenha nenhum.',
      ],
    ),
  ),
]
