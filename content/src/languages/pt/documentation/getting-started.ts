import { brand } from '@stratomate/brand'
import { subscriptionPlans, trialPlan } from '@stratomate/domain/billing/plans'
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
  tableBlock,
  warning,
} from '../../../block-factories.ts'
import { chartsText, tierRows, tradesText } from '../plan-texts.ts'
import { presentReleaseNote } from '../download/present-release.ts'
import { texts as window } from '../window/shell.data.ts'

const systemRequirements = tableBlock(
  'Do que o computador precisa',
  ['Parte', 'Necessário'],
  [
    ['Sistema', 'Windows 10 ou superior'],
    ['Memória', '8 GB de RAM (16 GB recomendados)'],
    ['Disco', '500 MB'],
    ['Rede', 'Uma conexão com a internet que se mantenha enquanto você opera'],
    ['Terminal de gráficos', 'MetaTrader 5, com uma conta de qualquer corretora ou uma conta demo'],
  ],
)

const hardware = tableBlock(
  'Equipamento pelo número de gráficos',
  ['Gráficos', 'Memória', 'Processador'],
  [
    ['Até 5 gráficos', '8 GB de RAM', 'i3/i5'],
    ['De 5 a 10 gráficos', '32 GB de RAM', 'i7'],
  ],
)

const installSteps = numbered(
  step(
    'Crie a sua conta',
    paragraph(
      link('Crie uma conta', '/sign-up'),
      ' com o seu e-mail e digite os seis dígitos que enviamos. Verifique o seu e-mail para começar o teste.',
    ),
  ),
  step(
    'Comece o teste grátis ou escolha um plano',
    paragraph(
      'Na ',
      link('página de preços', '/pricing#free-trial'),
      `, pressione “Começar o teste grátis”: ${trialPlan.days} dias, sem cartão. Você pode escolher um plano a qualquer momento.`,
    ),
  ),
  step(
    'Instale o MetaTrader 5',
    paragraph(
      'Já tem? Confira se ele abre e mostra preços que se movem. Se não, siga ',
      link('Baixe o MetaTrader 5', '/how-to/download-mt5'),
      '.',
    ),
  ),
  step(
    `Instale o ${brand.desktopName}`,
    paragraph(
      'Pegue o arquivo ZIP na ',
      link('página de download', '/download'),
      ', compare o SHA-256 com o que aparece lá, extraia o arquivo e abra o que ele contém: os passos dessa página e o README.txt na pasta dizem o que é.',
    ),
  ),
  step(
    'Entre com um código',
    paragraph(
      'O aplicativo mostra um código curto. Digite-o na ',
      link('página do dispositivo', '/device'),
      ', confira se o computador indicado lá é o seu e pressione ',
      control('Approve'),
      '. Com uma licença de pagamento único, você digita a chave dela em vez do código.',
    ),
  ),
  step(
    'Adicione o expert advisor a um gráfico',
    paragraph(
      'Arraste o nosso do Navegador para cada gráfico que você quer operar. ',
      link(`Configure a ${brand.name}`, '/how-to/stratomate-setup'),
      ' mostra onde ele está.',
    ),
  ),
  step(
    'Marque o gráfico com a estrela e comece na demo',
    paragraph(
      'Marque o gráfico com a estrela, defina o valor e pressione ',
      control(window['START TRADING']),
      '. O painel mostra a primeira operação com o tempo medido.',
    ),
  ),
)

const pathOfASignal = list(
  [strong('Só velas fechadas.'), ' Um sinal do indicador no seu gráfico nunca desaparece depois.'],
  [
    strong('Nada aberto à rede.'),
    ' O sinal vai por um canal nomeado (named pipe) no mesmo computador: sem endereço web, DLL nem porta aberta.',
  ],
  [strong('A primeira verificação que falha recusa o sinal.'), ' O motivo fica registrado.'],
  [
    strong('Nada é enviado duas vezes.'),
    ' A ordem está no disco antes de sair, para que depois de uma falha o aplicativo possa perguntar à corretora o que aconteceu com ela.',
  ],
)

/** What a new person needs, from the account to the first trade. */
export const gettingStarted = section(
  'getting-started',
  'Primeiros passos',
  paragraph(
    `A ${brand.name} pega os sinais de compra e venda dos seus gráficos do MetaTrader 5 e os transforma em operações. As ordens saem de um aplicativo no seu próprio computador; este site guarda a sua conta, o seu plano e uma visão ao vivo do que o aplicativo faz.`,
  ),
  heading('system-requirements', 'Requisitos do sistema'),
  systemRequirements,
  paragraph('O MetaTrader 5 desenha cada gráfico que você opera, e é isso que precisa de memória:'),
  hardware,
  heading('install-steps', 'Instalação passo a passo'),
  installSteps,
  heading('path-of-a-signal', 'O caminho de um sinal'),
  figureBlock(
    'signal-path',
    'O aplicativo e o terminal estão no seu PC, e a ordem vai dali para a corretora em até 2 segundos após o sinal. O registro vem depois.',
  ),
  pathOfASignal,
  heading('plans-and-limits', 'Os planos e o limite diário'),
  tableBlock(
    'O que cada plano permite',
    ['Plano', 'Preço', 'Operações automáticas', 'Gráficos ao mesmo tempo'],
    [
      [
        'Teste grátis',
        `${trialPlan.days} dias, sem cartão`,
        tradesText(trialPlan.tradesPerDay),
        chartsText(trialPlan.charts),
      ],
      ...tierRows(),
    ],
  ),
  paragraph(
    'Um dia de trading é um dia UTC, e todas as telas mostram o fim dele na sua hora local. Quando o limite é atingido, o trading entra em pausa até o reinício do dia seguinte e um aviso informa você. ',
    `Com o ${subscriptionPlans.elite_trader.name} não há limite. Operações nas contas simulada e demo contam como as da conta real; operações manuais não contam para o limite diário.`,
  ),
  info(
    'Uma conta, vários computadores',
    'Um plano pertence à conta. Cada computador reserva uma parte das operações do dia, gasta-a localmente e devolve o que sobra, para que todos juntos nunca passem do limite e uma breve queda do nosso servidor não pare você.',
  ),
  warning(
    'Mantenha o terminal aberto',
    'O aplicativo vê só os gráficos abertos no MetaTrader 5 que têm o expert advisor. Fechar o terminal, suspender o computador ou trocar de usuário do Windows interrompe os sinais. O aplicativo e o terminal têm que rodar com o mesmo usuário do Windows. Não use ',
    code('Run as administrator'),
    ' (Executar como administrador) em nenhum dos dois.',
  ),
  presentReleaseNote,
)
