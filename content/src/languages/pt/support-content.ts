import { brand } from '@stratomate/brand'
import { control, link, paragraph } from '../../block-factories.ts'
import type { TranslatedContent } from '../translated-content.ts'

export const supportContent: Pick<TranslatedContent, 'supportQuestions'> = {
  supportQuestions: [
    {
      id: 'install',
      question: `Como instalo o ${brand.desktopName}?`,
      gist: 'No Windows 10 ou superior, com um arquivo ZIP.',
      answer: [
        paragraph(
          'Pegue o arquivo ZIP na ',
          link('página de download', '/download'),
          ', extraia-o em uma pasta própria e inicie a instalação que está dentro. ',
          'Você precisa do Windows 10 ou superior, 8 GB de RAM (16 GB recomendados), 500 MB de disco e internet. ',
          link('O guia de instalação', '/how-to/stratomate-setup'),
          ' mostra cada passo.',
        ),
      ],
    },
    {
      id: 'connect-account',
      question: 'Como conecto a minha conta?',
      gist: 'Com um código do aplicativo: sem chave de API.',
      answer: [
        paragraph(
          `O ${brand.desktopName} mostra um código ao iniciar. Digite-o na `,
          link('página do dispositivo', '/device'),
          ', compare o computador que ela cita com o seu e pressione ',
          control('Approve'),
          '. Nenhuma chave de API é necessária, e o aplicativo nunca fica sabendo a sua senha.',
        ),
      ],
    },
    {
      id: 'automation-not-working',
      question: 'Por que nenhuma operação é aberta?',
      gist: 'Cada sinal recusado aparece com o motivo.',
      answer: [
        paragraph(
          'Veja Recent Activity no ',
          link('painel', '/dashboard'),
          ': um sinal que não virou operação aparece ali com o motivo, e ',
          link('cada motivo tem uma página', '/errors'),
          ' que diz o que ajuda. Se nada aparece, o terminal está fechado ou o expert advisor não está no gráfico. ',
          link('Solução de problemas', '/documentation#troubleshooting'),
          ' percorre as causas em ordem.',
        ),
      ],
    },
    {
      id: 'update',
      question: 'Como atualizo o aplicativo?',
      gist: 'Instale a versão nova sobre a anterior.',
      answer: [
        paragraph(
          'Pare as operações, pegue o instalador mais novo na ',
          link('página de download', '/download'),
          ' e execute-o por cima da versão antiga: o acesso à conta, os favoritos e o registro das suas operações ficam. ',
          'Veja as novidades no ',
          link('registro de alterações', '/changelog'),
          '. Com uma licença de pagamento único, você pode usar todas as versões criadas antes do fim das suas atualizações.',
        ),
      ],
    },
    {
      id: 'subscription-transferable',
      question: 'Posso usar a minha assinatura em outro computador?',
      gist: 'Sim. Ela pertence à sua conta, não ao dispositivo.',
      answer: [
        paragraph(
          'Sim. Uma assinatura pertence à sua conta, não ao dispositivo: entre no outro computador e aprove-o. ',
          'Vários computadores dividem um limite diário e nunca o ultrapassam juntos. ',
          'Uma conta é pessoal e não pode ser passada a outra pessoa.',
        ),
      ],
    },
  ],
}
