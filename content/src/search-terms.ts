/** What people say when they look for an entry of the search, by the entry's path, where its own text has other words. */
export type SearchTerms = Readonly<Record<string, string>>

export const searchTerms: SearchTerms = {
  '/documentation#system-requirements':
    'mac macbook macos apple imac iphone ipad ios android phone mobile tablet linux ubuntu chromebook vps server which computer laptop specs ram memory work works run runs on',
  '/documentation#path-of-a-signal':
    'signal refused rejected declined blocked ignored skipped not taken reason delay latency speed',
  '/support#automation-not-working':
    'not working does not work broken no trades nothing happens does not trade stopped bot robot',
  '/documentation#plans-and-limits':
    'cost costs price prices how much fee expensive cheap number of charts trades per day',
  '/pricing#trial-without-card': 'free trial for nothing try credit card needed',
  '/pricing#refunds': 'refund money back chargeback want my money',
  '/pricing#cancel-subscription': 'cancel my plan unsubscribe stop paying quit terminate leave',
  '/pricing#failed-charge': 'card declined payment failed card expired charge declined payment issue',
  '/documentation#what-leaves-your-computer': 'safe secure security privacy private data scam trust spy tracking',
  '/documentation#install-steps':
    'setup installer uninstall remove virus antivirus defender smartscreen unknown publisher',
  '/documentation#after-a-crash': 'crash crashed froze frozen hangs power cut restart computer went to sleep',
  '/documentation#pausing': 'stop trading pause paused emergency kill switch halt take a break turn off',
  '/errors/wrong_credentials': 'forgot password lost password cannot log in login sign in does not work locked out',
  '/documentation#judging-a-strategy':
    'win rate success rate accuracy profits profitable earnings does it make money guaranteed',
  '/documentation#demo-and-live': 'real money real account practice account go live switch to live',
  '/documentation#connect-metatrader-5': 'mt5 mt4 metatrader ea expert advisor pipe not connected',
  '/documentation#any-indicator': 'my own indicator custom indicator bought indicator arrows repaint',
  '/documentation#ask-for-help': 'help contact human talk to somebody log file diagnostics screenshot',
  '/errors/stale': 'too late slow signal came late lag',
  '/support#subscription-transferable': 'two computers second computer new computer new pc another laptop move license',
  '/documentation#best-practices': 'losing money lost money beginner tips risk how to start small',
  '/documentation#other-brokers': 'which brokers deriv binomo quotex iq option paper account other broker',
}

/** Words that say nothing of what is looked for: a question is searched by its other ones. */
export const fillers: ReadonlySet<string> = new Set(
  [
    'a an and are at be by can did do does for from get has have how i in is it its my of on or so that the there this to was what when where which who why will with you your',
    'al como con cual cuando de del donde el en es esta este fue ha hay la las lo los me mi no para pero por porque puedo que se si su tiene tu un una y yo',
    'ao as com da das do dos e em eu foi ha isso meu minha na nao nas nos o os ou pela pelo porque posso qual quando se sem ser seu sua tem um uma voce',
  ].flatMap((words) => words.split(' ')),
)
