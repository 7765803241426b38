import { link } from '../../../block-factories.ts'
import type { TranslatedContent } from '../../translated-content.ts'

export const communityContent: Pick<TranslatedContent, 'communityAbout' | 'communityGuidelines'> = {
  communityAbout: [
    'Qualquer pessoa pode ler; quem entrou na conta publica, responde e vota. ',
    'Nada aqui é aconselhamento financeiro. Para ajuda com a sua própria conta, ',
    link('escreva para o suporte', '/support'),
    '.',
  ],
  communityGuidelines: [
    {
      rule: 'Nada de promessas de ganhos.',
      meaning:
        'Nem valores ganhos, nem capturas de saldos, nem resultados prometidos, aqui ou por link. O que as configurações fizeram em um teste vem como prova do laboratório de estratégias.',
    },
    {
      rule: 'Configurações são a opinião de um membro.',
      meaning: 'Diga o símbolo, o período e por quanto tempo testou, e teste as dos outros primeiro na Demo.',
    },
    { rule: 'Seja gentil.', meaning: 'Discorde da configuração, não da pessoa. Todo mundo já foi novo um dia.' },
    {
      rule: 'Nada de números de conta, chaves de licença ou códigos de acesso.',
      meaning: 'Cubra-os também nas imagens. A nossa equipe nunca os pede.',
    },
    {
      rule: 'Nada de vendas.',
      meaning: 'Nem sinais pagos, nem contas administradas, nem links de indicação, nem convites para grupos privados.',
    },
    {
      rule: 'Denuncie o que quebra estas regras.',
      meaning:
        'Um moderador lê todas as denúncias. Publicações podem ser ocultadas ou fechadas, e um membro suspenso vê o motivo e o fim.',
    },
  ],
}
