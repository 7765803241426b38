import type { searchTerms as english } from '../../../search-terms.ts'

/** What people say when they look for an entry of the search, by the entry's path. */
export const searchTerms: typeof english = {
  '/documentation#system-requirements':
    'mac macbook macos apple imac iphone ipad ios android móvil teléfono celular tableta linux ubuntu chromebook vps servidor qué ordenador computadora portátil memoria',
  '/documentation#path-of-a-signal':
    'señal rechazada rechazado bloqueada ignorada omitida razón motivo retraso latencia velocidad',
  '/support#automation-not-working': 'no funciona roto sin operaciones no pasa nada no opera no abre parado bot robot',
  '/documentation#plans-and-limits':
    'cuesta coste costo precio precios cuánto caro barato número de gráficos operaciones al día',
  '/pricing#trial-without-card': 'gratis prueba gratuita probar tarjeta de crédito',
  '/pricing#refunds': 'reembolso devolución devolver dinero',
  '/pricing#cancel-subscription': 'cancelar mi plan baja darse de baja dejar de pagar',
  '/pricing#failed-charge': 'tarjeta rechazada pago fallido tarjeta caducada vencida cobro rechazado',
  '/documentation#what-leaves-your-computer':
    'seguro seguridad privacidad datos privados estafa confianza espiar rastreo',
  '/documentation#install-steps':
    'instalador desinstalar quitar virus antivirus defender smartscreen editor desconocido',
  '/documentation#after-a-crash': 'se cerró bloqueado congelado colgado apagón corte de luz reinicio se durmió',
  '/documentation#pausing': 'dejar de operar pausa pausar emergencia parar descanso apagar',
  '/errors/wrong_credentials': 'olvidé contraseña contraseña perdida no puedo entrar iniciar sesión',
  '/documentation#judging-a-strategy':
    'porcentaje de aciertos tasa de éxito ganancia ganancias rentable gana dinero garantizado',
  '/documentation#demo-and-live': 'dinero real cuenta real cuenta de práctica pasar a real',
  '/documentation#connect-metatrader-5': 'mt5 mt4 metatrader ea asesor experto no conecta',
  '/documentation#any-indicator': 'mi propio indicador personalizado comprado flechas repinta',
  '/documentation#ask-for-help': 'ayuda contacto persona hablar con alguien registro diagnóstico captura',
  '/errors/stale': 'demasiado tarde lento señal tardía retraso',
  '/support#subscription-transferable':
    'dos ordenadores segundo ordenador ordenador nuevo computadora nueva otro portátil mover licencia',
  '/documentation#best-practices': 'perder dinero perdí dinero principiante consejos riesgo empezar poco',
  '/documentation#other-brokers': 'qué brókers deriv binomo quotex iq option cuenta de papel otro bróker',
}
