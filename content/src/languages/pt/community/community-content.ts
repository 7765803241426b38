import { brand } from '@stratomate/brand'
import { link, strong } from '../../../block-factories.ts'
import type { TranslatedContent } from '../../translated-content.ts'

export const communityContent: Pick<TranslatedContent, 'communityAbout' | 'communityGuidelines'> = {
  communityAbout: [
    `Os membros da ${brand.name} comparam configurações de indicadores, se ajudam na instalação e conversam sobre automação. `,
    'Qualquer pessoa pode ler; quem entrou na conta publica, responde e vota. ',
    'Nada aqui é aconselhamento financeiro, e para ajuda com a sua própria conta é melhor a ',
    link('página de suporte', '/support'),
    '.',
  ],
  communityGuidelines: [
    [
      strong('Nada de promessas de ganhos.'),
      ' Nem valores ganhos, nem capturas de saldos, nem resultados prometidos, aqui ou por link. O que as configurações fizeram em um teste vem como prova do laboratório de estratégias.',
    ],
    [
      strong('Configurações são a opinião de um membro.'),
      ' Diga o símbolo, o período e por quanto tempo testou, e teste as dos outros primeiro na Demo.',
    ],
    [strong('Seja gentil.'), ' Discorde da configuração, não da pessoa. Todo mundo já foi novo um dia.'],
    [
      strong('Nada de números de conta, chaves de licença ou códigos de acesso.'),
      ' Cubra-os também nas imagens. A nossa equipe nunca os pede.',
    ],
    [
      strong('Nada de vendas.'),
      ' Nem sinais pagos, nem contas administradas, nem links de indicação, nem convites para grupos privados.',
    ],
    [
      strong('Denuncie o que quebra estas regras.'),
      ' Um moderador lê todas as denúncias. Publicações podem ser ocultadas ou fechadas, e um membro suspenso vê o motivo e o fim.',
    ],
  ],
}
