import { brand } from '@stratomate/brand'
import {
  code,
  control,
  heading,
  info,
  link,
  list,
  paragraph,
  section,
  strong,
  tableBlock,
  warning,
} from '../../../block-factories.ts'
import type { Block } from '../../../blocks.ts'
import { rulesOfStrategies } from './rules-of-strategies.ts'

const breakEven = tableBlock(
  'Porcentagem de operações que é preciso ganhar para empatar',
  ['Payout', 'Ponto de equilíbrio'],
  [
    ['92%', '52,1%'],
    ['86%', '53,8%'],
    ['80%', '55,6%'],
    ['70%', '58,8%'],
  ],
)

const judging: readonly Block[] = [
  heading('judging-a-strategy', 'Julgar uma estratégia'),
  paragraph(
    'Uma opção binária perde o valor inteiro e ganha só o payout, então metade das operações nunca basta. O ponto de equilíbrio é 1 / (1 + payout):',
  ),
  breakEven,
  paragraph(
    'Com menos de 100 operações, uma porcentagem não diz quase nada: com 55 de 100 ganhas, a verdadeira pode estar em qualquer lugar entre 45 e 64 de 100. Em preços feitos ao acaso, nenhuma das regras acima supera um cara ou coroa, e uma regra que parece superar tem um erro. Resultados passados não preveem resultados futuros.',
  ),
]

const testing: readonly Block[] = [
  heading('strategy-lab', 'Testar uma regra no laboratório de estratégias'),
  paragraph(
    'O ',
    link('laboratório de estratégias', '/lab'),
    ' aplica a regra de um indicador a um histórico de velas: um sinal de uma vela fechada é operado na abertura da seguinte e termina com o fechamento da sua última vela, um preço igual devolve o valor, e as mesmas verificações recusam sinais como no aplicativo para desktop. O cálculo é feito no seu navegador, e nenhuma vela sai dele a menos que você envie uma prova.',
  ),
  list(
    [
      strong('O veredito vem primeiro.'),
      ' Nada, operações de menos, não comprovado ou se sustenta neste histórico. Ele compara com o ponto de equilíbrio, com regras cegas nas mesmas velas e com a sorte.',
    ],
    [
      strong('Cada tentativa é contada e pesa.'),
      ' A melhor de mil combinações parece boa só por sorte, então é julgada como a melhor de mil.',
    ],
    [
      strong('Os últimos 30% das velas são lacrados.'),
      ' Abra-os uma vez, para uma regra pela qual você já se decidiu. As aberturas também são contadas.',
    ],
    [
      strong('As velas de amostra são puro acaso.'),
      ' O laboratório não deve encontrar nada nelas. Se um testador encontra ali uma vantagem, o testador está errado.',
    ],
  ),
  heading('lab-proofs', 'Provas, e o que os selos delas significam'),
  paragraph(
    'Depois que a parte lacrada foi aberta, o resultado pode ser salvo como prova: um arquivo assinado com a regra, a impressão digital das velas e o hash de cada operação. Dentro da sua conta, você pode enviá-la para verificação, até 20 por dia, e colocá-la em uma publicação com os ajustes a que ela pertence.',
  ),
  list(
    [strong('Claim.'), ' Afirmação: o autor assinou o resultado. O servidor não o calculou de novo.'],
    [
      strong('Reproduced.'),
      ' Reproduzida: o servidor aplicou a mesma regra às velas que o autor enviou, e cada operação foi a mesma. As velas são apagadas depois.',
    ],
    [
      strong('Reference data.'),
      ' Dados de referência: o serviço tem velas próprias de alguns símbolos. Pelo menos nove de cada dez velas da prova estão entre elas, com preços que coincidem. Se não havia nenhuma quando você enviou uma prova, envie-a de novo mais tarde.',
    ],
    [
      strong('Forward.'),
      ' Para a frente: desde o dia da publicação, o servidor aplica a regra às próprias velas sempre que chegam novas. Ninguém conhecia essas velas antes. O selo é verde só enquanto a evidência em relação ao ponto de equilíbrio é de 20 ou mais; senão, diz que ainda não está comprovada, que enfraquece ou que quebrou.',
    ],
    [
      strong('O que nenhuma prova.'),
      ' Que nada mais foi tentado, que uma corretora executa ordens a esses preços ou que isso continua. Teste os ajustes em velas suas e opere-os primeiro na demo.',
    ],
  ),
  heading('lab-candles', 'Velas para o laboratório de estratégias'),
  paragraph(
    'Um ano de velas de um minuto é um bom começo. Arquivos de até 256 MB são lidos como estão; formato, período e relógio são deduzidos e mostrados, e você pode mudá-los.',
  ),
  list(
    [
      strong('MetaTrader 5.'),
      ' Abra ',
      control('View'),
      ' (Exibir), ',
      control('Symbols'),
      ' (Símbolos), escolha o símbolo e depois ',
      control('Bars'),
      ' (Barras), o período M1 e as datas. ',
      control('Request'),
      ' (Solicitar) as carrega, ',
      control('Export Bars'),
      ' (Exportar barras) salva o arquivo. O relógio dele é o da corretora.',
    ],
    [
      strong('MetaTrader 5, com o nosso script.'),
      ' Ele vem com os indicadores: arraste ',
      code(`${brand.name}Export`),
      ' do Navegador para um gráfico de um minuto. O arquivo fica na pasta ',
      code('MQL5\\Files'),
      ' do terminal; ',
      control('File'),
      ', ',
      control('Open Data Folder'),
      ' (Arquivo, Abrir pasta de dados) leva até lá. Ele contém o que o gráfico carregou, então role antes para trás.',
    ],
    [
      strong('HistData.'),
      ' Baixe meses de barras de um minuto como Generic ASCII ou para MetaTrader e descompacte o ZIP. O relógio é o horário de inverno de Nova York o ano todo.',
    ],
    [
      strong('Dukascopy.'),
      ' Exporte velas de um minuto como CSV na página de dados históricos ou com o programa dukascopy-node. O relógio é UTC.',
    ],
    [
      strong('TradingView.'),
      ' Com um plano que permita exportar, abra o menu do gráfico e escolha ',
      control('Export chart data'),
      ' (Exportar dados do gráfico). Contém as velas que o gráfico carregou, alguns milhares.',
    ],
  ),
  info(
    'Os preços OTC são da própria corretora',
    'Um histórico de outra fonte não diz nada sobre os preços OTC de uma corretora, porque é a corretora que os faz.',
  ),
]

const bestPractices: readonly Block[] = [
  heading('best-practices', 'Boas práticas'),
  list(
    [
      strong('Observe uma configuração primeiro na demo,'),
      ' por pelo menos 100 operações e em horas calmas e agitadas.',
    ],
    [strong('Mude uma coisa por vez.'), ' Com duas mudanças, você nunca sabe qual fez diferença.'],
    [
      strong('Defina o valor, o teto do valor e o limite de perda diária antes da conta real,'),
      ' e nessa ordem. Uma sequência de perdas consome em dez operações um valor de dez por cento do saldo; um valor pequeno deixa tempo para perceber.',
    ],
    [
      strong('Não dobre depois de uma perda.'),
      ' Dobrar transforma muitas perdas pequenas em uma que leva tudo, e a automação chega rápido a esse ponto.',
    ],
    [
      strong('Mantenha os sinais em velas fechadas.'),
      ' Um indicador que redesenha as setas parece depois melhor do que jamais foi.',
    ],
    [
      strong('Não opere cotações OTC a partir de um gráfico que não é OTC.'),
      ' Os preços OTC são feitos pela corretora e seguem o próprio caminho.',
    ],
    [
      strong('Dê folga ao computador.'),
      ' Poucos gráficos, sem suspensão, uma conexão por cabo se você tiver, o relógio ajustado automaticamente.',
    ],
    [
      strong('Pare em torno de notícias.'),
      ' Faça uma pausa antes dos anúncios; os primeiros minutos não seguem nenhuma regra.',
    ],
    [
      strong('Leia as recusas.'),
      ' Recent Activity, no painel, diz por que um sinal não foi operado, o que muitas vezes conta mais sobre uma configuração do que as operações.',
    ],
  ),
]

/** Five types of rules, how to judge them, and habits that help. */
export const tradingStrategies = section(
  'trading-strategies',
  'Estratégias de trading',
  paragraph(
    'Uma estratégia é aqui uma regra que transforma velas fechadas em sinais de compra e venda. Os cinco tipos abaixo explicam a maior parte do que um indicador pode fazer; ',
    link('a biblioteca de estratégias', '/strategies-library'),
    ` mostra os indicadores da ${brand.name} com fórmulas, ajustes e gráficos.`,
  ),
  info(
    'O que significam CALL e PUT',
    'Os sinais são chamados de compra e de venda. Na corretora, um sinal de compra vira uma ordem CALL, um sinal de venda uma ordem PUT: uma aposta de que o preço estará mais alto, ou mais baixo, no vencimento.',
  ),
  ...rulesOfStrategies,
  ...judging,
  ...testing,
  warning(
    'Nenhuma regra cria uma vantagem sozinha',
    'Estas descrições explicam o que uma regra faz. Não são um conselho para operá-la, e a automação abre operações perdedoras tão rápido quanto as vencedoras.',
  ),
  ...bestPractices,
)
