import { brand, setupFileName } from '@stratomate/brand'
import { code, control, link, list, paragraph, step } from '../../../block-factories.ts'
import type { TranslatedContent } from '../../translated-content.ts'

const closedZip = paragraph('Aberto dentro do arquivo ZIP fechado, o aplicativo veria só uma parte dos seus arquivos.')
const keep = 'Nada é instalado: deixe a pasta onde está.'

export const downloadContent: Pick<TranslatedContent, 'installation'> = {
  installation: {
    begin: {
      script: step(
        'Instale o Node 24',
        paragraph(
          'O aplicativo precisa dele. ',
          link('Baixe o Node 24', 'https://nodejs.org/en/download'),
          ' e execute o instalador, uma única vez.',
        ),
      ),
      others: step(
        'Baixe e extraia o arquivo ZIP',
        paragraph(
          'Salve o arquivo, clique nele com o botão direito e escolha ',
          control('Extract All'),
          ' (Extrair Tudo).',
        ),
        closedZip,
      ),
    },
    start: {
      setup: step(
        'Execute o instalador',
        paragraph(
          'Abra ',
          code(setupFileName),
          ' na pasta extraída. Ele se instala para o seu usuário do Windows e não precisa de direitos de administrador.',
        ),
      ),
      program: step(
        'Abra o programa',
        paragraph('Abra ', code(`${brand.desktopName}.exe`), ` na pasta extraída. ${keep}`),
      ),
      script: step(
        'Extraia o arquivo ZIP e abra o aplicativo',
        paragraph(
          'Salve o arquivo, clique nele com o botão direito e escolha ',
          control('Extract All'),
          ' (Extrair Tudo).',
        ),
        paragraph('Abra ', code(`Start ${brand.desktopName}.cmd`), ' na pasta extraída. Deixe a pasta onde está.'),
        closedZip,
      ),
      unknown: step(
        'Abra o aplicativo',
        paragraph('Na pasta extraída, abra o que houver nela:'),
        list(
          [
            code(setupFileName),
            ': instala-se para o seu usuário do Windows e não precisa de direitos de administrador.',
          ],
          [code(`${brand.desktopName}.exe`), ': nada é instalado; deixe a pasta onde está.'],
          [code(`Start ${brand.desktopName}.cmd`), ': instale antes o Node 24 de nodejs.org.'],
        ),
      ),
    },
    warning: {
      unsigned: paragraph(
        'O programa não é assinado, então o Windows pode mostrar ',
        control('Windows protected your PC'),
        '. Compare antes o SHA-256 do arquivo ZIP com o da página de download; depois escolha ',
        control('More info'),
        ' e ',
        control('Run anyway'),
        '.',
      ),
      signed: paragraph(
        'Se o Windows perguntar se você confia em um programa novo, ',
        control('More info'),
        ` mostra o editor: confira se é ${brand.company}.`,
      ),
    },
    steps: (begin, start) => [
      begin,
      start,
      step(
        'Entre na sua conta',
        list(
          ['Com uma conta: digite o código do aplicativo na ', link('página do dispositivo', '/device'), '.'],
          ['Com uma licença de pagamento único: digite a chave de licença, que a sua conta mostra em Licenses.'],
          [
            'Se você é novo: escolha o teste grátis no aplicativo ou comece-o na ',
            link('página de preços', '/pricing'),
            '.',
          ],
        ),
      ),
      step(
        'Conecte o MetaTrader 5',
        paragraph(
          'Escolha a sua cópia do MetaTrader 5 no aplicativo e pressione ',
          control('Instalar'),
          '. Depois arraste o expert advisor para um gráfico que não tenha outro. Se o seu terminal não estiver na lista, indique a pasta de ',
          code('terminal64.exe'),
          '.',
        ),
        paragraph('Com imagens: ', link('o guia de instalação', '/how-to/stratomate-setup'), '.'),
      ),
    ],
  },
}
