import type { searchTerms as english } from '../../../search-terms.ts'

/** What people say when they look for an entry of the search, by the entry's path. */
export const searchTerms: typeof english = {
  '/documentation#system-requirements':
    'mac macbook macos apple imac iphone ipad ios android celular telefone tablet linux ubuntu chromebook vps servidor qual computador notebook memória',
  '/documentation#path-of-a-signal':
    'sinal recusado rejeitado bloqueado ignorado pulado razão motivo atraso latência velocidade',
  '/support#automation-not-working':
    'não funciona quebrado sem operações nada acontece não opera não abre parado bot robô',
  '/documentation#plans-and-limits': 'custa custo preço preços quanto caro barato número de gráficos operações por dia',
  '/pricing#trial-without-card': 'grátis teste gratuito experimentar cartão de crédito',
  '/pricing#refunds': 'reembolso estorno devolução dinheiro de volta',
  '/pricing#cancel-subscription': 'cancelar meu plano assinatura parar de pagar sair',
  '/pricing#failed-charge': 'cartão recusado pagamento falhou cartão vencido cobrança recusada',
  '/documentation#what-leaves-your-computer':
    'seguro segurança privacidade dados privados golpe confiança espionar rastreio',
  '/documentation#install-steps':
    'instalador desinstalar remover vírus antivírus defender smartscreen editor desconhecido',
  '/documentation#after-a-crash': 'travou fechou congelou caiu queda de energia reinício dormiu',
  '/documentation#pausing': 'parar de operar pausa pausar emergência interromper descanso desligar',
  '/errors/wrong_credentials': 'esqueci senha perdi a senha não consigo entrar login fazer login',
  '/documentation#judging-a-strategy': 'taxa de acerto taxa de sucesso lucro lucros lucrativo ganha dinheiro garantido',
  '/documentation#demo-and-live': 'dinheiro real conta real conta de treino mudar para real',
  '/documentation#connect-metatrader-5': 'mt5 mt4 metatrader ea expert advisor não conecta',
  '/documentation#any-indicator': 'meu próprio indicador personalizado comprado setas repinta',
  '/documentation#ask-for-help': 'ajuda contato pessoa falar com alguém registro diagnóstico captura',
  '/errors/stale': 'tarde demais lento sinal atrasado atraso',
  '/support#subscription-transferable':
    'dois computadores segundo computador computador novo outro notebook mover licença',
  '/documentation#best-practices': 'perder dinheiro perdi dinheiro iniciante dicas risco começar pouco',
  '/documentation#other-brokers': 'quais corretoras deriv binomo quotex iq option conta paper outra corretora',
}
