import type { texts as spanish } from '../../es/download/download.data.ts'
import { downloadContent } from './download-content.ts'

export const content = downloadContent

/** The page of the app’s download. */
export const texts = {
  Download: 'Download',
  'Here you can <dashboard>see the dashboard with simulated charts</dashboard>.':
    'Aqui você pode <dashboard>ver o painel com gráficos simulados</dashboard>.',
  '{app} for Windows: system requirements and the four steps of the installation.':
    '{app} para Windows: requisitos do sistema e as quatro etapas da instalação.',
  'The desktop app takes the signals from your charts and places the trades, on your own PC. Every paid subscription also has the <addons>indicator addons</addons>: more indicators for your charts.':
    'O aplicativo para desktop pega os sinais dos seus gráficos e abre as operações, no seu próprio PC. Toda assinatura paga inclui também os <addons>complementos de indicadores</addons>: mais indicadores para os seus gráficos.',
  'What opens after the setup, here with simulated charts and the paper account.':
    'O que abre depois da instalação, aqui com gráficos simulados e a conta simulada.',
  'The window of the desktop app: charts with their indicator, amount and last signal, and the button that stops trading.':
    'A janela do aplicativo para desktop: gráficos com indicador, valor e último sinal, e o botão que para as operações.',
  Installation: 'Instalação',
  'Step {number}:': 'Etapa {number}:',
  '{app} for Windows': '{app} para Windows',
  'System requirements': 'Requisitos do sistema',
  'Windows 10 or higher, 8GB RAM (16GB recommended), 500MB disk, internet':
    'Windows 10 ou posterior, 8 GB de RAM (16 GB recomendados), 500 MB de disco, internet',
  'On macOS, Linux and phones the dashboard opens in any browser.':
    'No macOS, no Linux e em celulares, o painel abre em qualquer navegador.',
  'More than 5 charts need more: <pricing>hardware for your charts</pricing>.':
    'Mais de 5 gráficos precisam de mais: <pricing>equipamento para os seus gráficos</pricing>.',
  'The present version could not be read': 'Não foi possível ler a versão atual',
  'The <file>download itself</file> may work nevertheless.':
    'O <file>download em si</file> pode funcionar mesmo assim.',
  'Free to download. To trade it needs the free trial or a plan.':
    'O download é grátis. Para operar, ele precisa do teste grátis ou de um plano.',
  'Extract the ZIP and run the setup program in it. Nothing else has to be installed.':
    'Extraia o ZIP e execute o programa de instalação que ele contém. Nada mais precisa ser instalado.',
  'Extract the ZIP and start the program in it. Nothing else has to be installed.':
    'Extraia o ZIP e inicie o programa que ele contém. Nada mais precisa ser instalado.',
  'It runs on Node 24, which the first step installs.': 'Usa o Node 24, que o primeiro passo instala.',
  'Its README.txt says how it is started.': 'O README.txt dele diz como se inicia.',
  'The setup program for Windows is being built': 'O programa de instalação para Windows está sendo preparado',
  'It starts now.': 'Começa agora.',
  'Step {step} of {steps}: {words}.': 'Etapa {step} de {steps}: {words}.',
  'It needs nothing else installed. It appears here when it is done, within a few minutes.':
    'Não precisa de mais nada instalado. Aparecerá aqui quando estiver pronto, dentro de alguns minutos.',
  '<file>Download the ZIP file</file>. With scripts switched on, its version, size and SHA-256 are shown here.':
    '<file>Baixe o arquivo ZIP</file>. Com os scripts ativados, a versão, o tamanho e o SHA-256 dele aparecem aqui.',
  'No installer is published yet.': 'Nenhum instalador foi publicado ainda.',
  'Version {version} has no Windows setup here. It will appear here with its version, size and SHA-256; <changes>the changelog</changes> says when. Until then you can prepare everything around it:':
    'A versão {version} não tem instalador para Windows aqui. Ele aparecerá aqui com a versão, o tamanho e o SHA-256; <changes>as novidades</changes> dizem quando. Até lá você pode preparar tudo em volta:',
  'Look at the {days}-day trial': 'Ver o teste de {days} dias',
  '{brand} runs on Windows. Send the link to yourself.': 'A {brand} funciona no Windows. Envie o link para você mesmo.',
  'Open it on your PC, where the app will run.': 'Abra-o no seu PC, onde o aplicativo vai funcionar.',
  'Send the link': 'Enviar o link',
  'Copy SHA-256': 'Copiar SHA-256',
  'Download ZIP': 'Baixar ZIP',
  Version: 'Versão',
  Size: 'Tamanho',
  Released: 'Publicada em',
  'Check the file by its SHA-256': 'Conferir o arquivo pelo SHA-256',
} as const satisfies Record<keyof typeof spanish, string>
