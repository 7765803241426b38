/** What the core of the app answers, by its English words; `{name}` where a value stands. */
export const sentences = {
  Saved: 'Guardado',
  'This account was switched off meanwhile. Choose one that is on.':
    'Esta cuenta se ha desactivado entretanto. Elige una que esté activa.',
  'All recorded candles were deleted.': 'Se borraron todas las velas grabadas.',
  'The candles were deleted.': 'Se borraron las velas.',
  'The key is being checked.': 'Se está comprobando la clave.',
  'These settings are for Windows.': 'Estos ajustes son para Windows.',
  'Confirmed. Press START TRADING when you are ready.': 'Confirmado. Pulsa INICIAR TRADING cuando quieras empezar.',
  'The app begins again with your earlier data. Its window opens in a moment.':
    'La aplicación empieza de nuevo con tus datos anteriores. Su ventana se abre en un momento.',
  'The app ends. Open trades continue at the broker.':
    'La aplicación se cierra. Las operaciones abiertas continúan en el bróker.',
  'Saved. The money plan is off: read the worst case of the new amount to switch it on.':
    'Guardado. El plan de gestión del dinero está desactivado: lee el peor caso del nuevo importe para activarlo.',
  'This computer is signed in. Remove it in your account first, then change the address.':
    'Este equipo tiene la sesión iniciada. Quítalo primero en tu cuenta y después cambia la dirección.',
  'The address was given when the app was started. Start it without --server.':
    'La dirección se indicó al abrir la aplicación. Ábrela sin --server.',
  'The app now belongs to {origin}.': 'Ahora la aplicación pertenece a {origin}.',
  'This computer is not signed in.': 'Este equipo no tiene la sesión iniciada.',
  'Trading is stopped. Sign out when the open trades have ended, so that their results are reported.':
    'El trading está detenido. Cierra sesión cuando terminen las operaciones abiertas, para que se comuniquen sus resultados.',
  'This computer is signed out.': 'La sesión de este equipo está cerrada.',
  'This computer forgets its sign-in. The service could not be reached: remove the computer on your account page, too.':
    'Este equipo olvida su inicio de sesión. No se pudo contactar con el servicio: quita el equipo también en la página de tu cuenta.',
  'Something went wrong in the app.': 'Algo ha fallado en la aplicación.',
  'The trial allows one indicator change a day, and today’s is used.':
    'La prueba permite un cambio de indicador al día, y el de hoy ya se ha usado.',
  'paused in the dashboard': 'en pausa desde el panel',
  'the account is suspended, contact support to learn why':
    'la cuenta está suspendida; contacta con soporte para saber por qué',
  'version {own} may not trade any more, install {minimum} or newer from the download page':
    'la versión {own} ya no puede operar; instala la {minimum} o una más reciente desde la página de descarga',
  'Trades of the other account at this broker are still open. Choose this one when they have ended.':
    'Las operaciones de la otra cuenta en este bróker siguen abiertas. Elige esta cuando hayan terminado.',
  'another one was chosen': 'se eligió otro',
  'Saved. Orders go there from now on.': 'Guardado. Las órdenes van allí desde ahora.',
  'This account is the one for all charts already. Another one can trade beside it.':
    'Esta cuenta ya es la de todos los gráficos. Otra puede operar junto a ella.',
  'This account is not in the list any more.': 'Esta cuenta ya no está en la lista.',
  'Switched off. Open trades are followed to their end.':
    'Desactivada. Las operaciones abiertas se siguen hasta su final.',
  'Switched on. Choose it in the rules of a chart to trade there.':
    'Activada. Elígela en las reglas de un gráfico para operar allí.',
  'The broker could not be changed ({reason}).': 'No se pudo cambiar el bróker ({reason}).',
  'Stop trading first, then choose another broker.': 'Detén primero el trading y después elige otro bróker.',
  'The broker is being changed. Try again in a moment.':
    'Se está cambiando el bróker. Inténtalo de nuevo en un momento.',
  'Sign in first.': 'Inicia sesión primero.',
  'Type the word to choose real money.': 'Escribe la palabra para elegir dinero real.',
  'Type the word to trade with real money.': 'Escribe la palabra para operar con dinero real.',
  'A sign-in is open already.': 'Ya hay un inicio de sesión abierto.',
  'No Edge, Chrome or Chromium was found for the sign-in.':
    'No se encontró Edge, Chrome ni Chromium para iniciar sesión.',
  'Sign in at {name} in the window that opens.': 'Inicia sesión en {name} en la ventana que se abre.',
  'Sign in at {name} in the page that opens.': 'Inicia sesión en {name} en la página que se abre.',
  'This app has no registration at {name}. Enter an access token of your own.':
    'Esta aplicación no está registrada en {name}. Escribe un token de acceso propio.',
  'The sign-in could not be opened.': 'No se pudo abrir el inicio de sesión.',
  'Signed in at {name}. The session is kept on this computer only.':
    'Sesión iniciada en {name}. Se guarda solo en este equipo.',
  'The window was closed before the sign-in.': 'La ventana se cerró antes de iniciar sesión.',
  'Signed in at {name}. New connections can be opened for {minutes} minutes; then sign in again. List your accounts now.':
    'Sesión iniciada en {name}. Se pueden abrir conexiones nuevas durante {minutes} minutos; después inicia sesión otra vez. Ahora pulsa Ver mis cuentas.',
  '{name} did not sign you in ({reason}). Try again, or enter an access token of your own.':
    '{name} no inició tu sesión ({reason}). Inténtalo de nuevo o escribe un token de acceso propio.',
  'The sign-in at {name} failed: {reason}. Try again, or enter an access token of your own.':
    'Falló el inicio de sesión en {name}: {reason}. Inténtalo de nuevo o escribe un token de acceso propio.',
  'The sign-in was given up.': 'Se abandonó el inicio de sesión.',
  'The sign-in took too long. Try again.': 'El inicio de sesión tardó demasiado. Inténtalo de nuevo.',
  'Enter the access token first.': 'Escribe primero el token de acceso.',
  '{name} lists no account that can be traded here.': '{name} no tiene ninguna cuenta con la que se pueda operar aquí.',
  'Choose an account.': 'Elige una cuenta.',
  '{name} did not accept the token and the App ID.': '{name} no aceptó el token ni el App ID.',
  '{name} did not list the accounts ({reason}). Enter the account id.':
    '{name} no mostró las cuentas ({reason}). Escribe el id de la cuenta.',
  'This chart is closed. Open it in MetaTrader 5, then try again.':
    'Este gráfico está cerrado. Ábrelo en MetaTrader 5 e inténtalo de nuevo.',
  'The Expert Advisor on this chart is too old for this. Install the present files under MetaTrader 5 and compile them.':
    'El asesor experto de este gráfico es demasiado antiguo para esto. Instala los archivos actuales en MetaTrader 5 y compílalos.',
  'The chart finds its source automatically.': 'El gráfico encuentra su fuente automáticamente.',
  'The chart reads this source now.': 'El gráfico lee ahora esta fuente.',
  'The chart did not answer. Check that MetaTrader 5 runs, then look again.':
    'El gráfico no respondió. Comprueba que MetaTrader 5 está abierto y mira de nuevo.',
  'Windows did not take the change. Look under Startup apps in the settings of Windows.':
    'Windows no aceptó el cambio. Mira en Aplicaciones de inicio, en la configuración de Windows.',
  'Saved as {file}': 'Guardado como {file}',
  'MetaTrader 5 is connected with 1 chart.': 'MetaTrader 5 está conectado con 1 gráfico.',
  'MetaTrader 5 is connected with {count} charts.': 'MetaTrader 5 está conectado con {count} gráficos.',
  'Start MetaTrader 5, open a chart with an indicator, and attach the expert advisor to it.':
    'Abre MetaTrader 5, abre un gráfico con un indicador y añádele el asesor experto.',
  'MetaTrader 5 is installed, but no chart is connected.':
    'MetaTrader 5 está instalado, pero no hay ningún gráfico conectado.',
  'Install it, or name its data folder under MetaTrader 5.': 'Instálalo o indica su carpeta de datos en MetaTrader 5.',
  'MetaTrader 5 was not found.': 'No se encontró MetaTrader 5.',
  'Install them under MetaTrader 5, then compile with MetaEditor (F7).':
    'Instálalos en MetaTrader 5 y después compílalos con MetaEditor (F7).',
  '{count} of our files are missing or old.': '{count} de nuestros archivos faltan o son antiguos.',
  'The expert advisor needs no Algo Trading.': 'El asesor experto no necesita el trading algorítmico.',
  'It sends signals and places no orders in MetaTrader 5. A second expert advisor unloads the first: give ours a chart of its own.':
    'Envía señales y no abre órdenes en MetaTrader 5. Un segundo asesor experto quita el primero: dale al nuestro un gráfico propio.',
  'The address for terminals is missing in {folder}. Restart the app.':
    'Falta la dirección para los terminales en {folder}. Reinicia la aplicación.',
  'Terminals cannot find this app.': 'Los terminales no encuentran esta aplicación.',
  'Restart MetaTrader 5, so that it reads the new address, and install the present files.':
    'Reinicia MetaTrader 5 para que lea la nueva dirección e instala los archivos actuales.',
  'A terminal was turned away: {reason}': 'Se rechazó un terminal: {reason}',
  'The pipe is open for terminals.': 'El canal está abierto para los terminales.',
  'The broker offers the symbols of all charts.': 'El bróker ofrece los símbolos de todos los gráficos.',
  'The market is closed for {names}.': 'El mercado está cerrado para {names}.',
  'Not traded at the broker now: {names}.': 'Ahora no se opera en el bróker: {names}.',
  'Trade again when it opens, or open OTC charts.': 'Vuelve a operar cuando abra o abre gráficos OTC.',
  'Look at them in the symbol map: each can be tested there, and its asset chosen.':
    'Míralos en el mapa de símbolos: allí se puede probar cada uno y elegir su activo.',
  'Set the right time. Trading resumes when the site agrees.':
    'Pon la hora correcta. El trading se reanuda cuando el sitio coincida.',
  'The clock of this computer was set back.{more}': 'El reloj de este equipo se atrasó.{more}',
  'The clock of this computer was set back.': 'El reloj de este equipo se atrasó.',
  'Let Windows set its clock automatically.': 'Deja que Windows ponga la hora automáticamente.',
  'The clock is {seconds} s or more from that of the broker or the site. Signals are refused.':
    'El reloj se aparta {seconds} s o más del bróker o del sitio. Las señales se rechazan.',
  'The clock was not compared with the site yet.': 'El reloj aún no se ha comparado con el sitio.',
  'The clock is right ({seconds} s from the site’s).': 'El reloj es correcto (a {seconds} s del sitio).',
  'The clock is {seconds} s behind the site’s.': 'El reloj va {seconds} s por detrás del sitio.',
  'The clock is {seconds} s ahead of the site’s.': 'El reloj va {seconds} s por delante del sitio.',
  'The service answers.': 'El servicio responde.',
  '{text} Check the internet connection; the app keeps asking.':
    '{text} Comprueba la conexión a internet; la aplicación sigue preguntando.',
  'Check the internet connection; the app keeps asking.':
    'Comprueba la conexión a internet; la aplicación sigue preguntando.',
  '{name} is connected ({account} account).': '{name} tiene conexión (cuenta {account}).',
  'Check the connection to the broker. No trades are placed there until it is back.':
    'Comprueba la conexión con el bróker. Allí no se abren operaciones hasta que vuelva.',
  'Sign in.': 'Inicia sesión.',
  'Start the free trial or subscribe.': 'Empieza la prueba gratis o suscríbete.',
  'There is no active plan on this account.': 'No hay ningún plan activo en esta cuenta.',
  '{count} trades are reserved for now.': 'Operaciones reservadas por ahora: {count}.',
  'Trades are reserved without a limit.': 'Las operaciones se reservan sin límite.',
  'Trading resumes at {time}.': 'El trading se reanuda a las {time}.',
  'The daily limit is reached.': 'Se ha alcanzado el límite diario.',
  'No trades are reserved with the site yet.': 'Aún no hay operaciones reservadas en el sitio.',
  'Mark one with the star.': 'Marca uno con la estrella.',
  'No signal is traded now: {reason}': 'Ahora no se opera con ninguna señal: {reason}',
  '{text} Look at the broker for what was traded today before you start.':
    '{text} Mira en el bróker qué se ha operado hoy antes de empezar.',
  'The journal was new when the app started.': 'El diario era nuevo cuando se abrió la aplicación.',
  'This Expert Advisor speaks another version of the protocol. Update it.':
    'Este asesor experto habla otra versión del protocolo. Actualízalo.',
  'The Expert Advisor used a token that is not valid. Restart it so that it reads the new one.':
    'El asesor experto usó un token que no es válido. Reinícialo para que lea el nuevo.',
  'Nothing was heard for too long.': 'No se oyó nada durante demasiado tiempo.',
  'The paper broker did not start.': 'El bróker simulado no arrancó.',
  'The pipe did not bring the signal.': 'El canal no trajo la señal.',
  'The paper broker did not answer.': 'El bróker simulado no respondió.',
  Pipe: 'Canal',
  Checks: 'Comprobaciones',
  'Journal on disk': 'Diario en el disco',
  'Order and answer of the paper broker': 'Orden y respuesta del bróker simulado',
  'The signal was too old already. Nothing was traded.': 'La señal ya era demasiado antigua. No se operó.',
  'This account trades real money. Confirm the order first.':
    'Esta cuenta opera con dinero real. Confirma primero la orden.',
  'This chart has no price yet. Wait for its next candle.':
    'Este gráfico aún no tiene precio. Espera a su próxima vela.',
  'The order on {symbol} was sent.': 'Se envió la orden en {symbol}.',
  'The order was sent.': 'Se envió la orden.',
  'Not traded.': 'No se operó.',
  'By hand': 'A mano',
  'the journal was damaged; compare your trades with the broker, then confirm it here':
    'el diario estaba dañado; compara tus operaciones con el bróker y confírmalo aquí',
  'Compare your trades with the broker and confirm it first.':
    'Compara primero tus operaciones con el bróker y confírmalo.',
  'the disk is full': 'el disco está lleno',
  'the disk allows no writing': 'el disco no permite escribir',
  'a file on the disk is damaged': 'un archivo del disco está dañado',
  'the disk does not work': 'el disco no funciona',
  'make space': 'libera espacio',
  'let the app write to its folder': 'permite que la aplicación escriba en su carpeta',
  'restart the app, which looks through its files': 'reinicia la aplicación, que revisa sus archivos',
  'look at the disk': 'revisa el disco',
  'Nothing was changed: {cause}. To continue, {advice}, then try again.':
    'No se cambió nada: {cause}. Para continuar, {advice} e inténtalo de nuevo.',
  '{cause}: {what} could not be written, open trades are followed to their end; {advice}, then press START TRADING':
    '{cause}: no se pudo escribir {what}; las operaciones abiertas se siguen hasta su final; {advice} y pulsa INICIAR TRADING',
  'This time zone is not known here. Choose one of the list.':
    'Esta zona horaria no se conoce aquí. Elige una de la lista.',
  'This source was removed meanwhile.': 'Esta fuente se ha quitado entretanto.',
  '{name} was added. It trades nothing until you switch it on.': 'Se añadió {name}. No opera hasta que la actives.',
  '{name} was removed. Its trades stay in the lists.': 'Se quitó {name}. Sus operaciones se quedan en las listas.',
  'The old address is refused from now on.': 'La dirección anterior se rechaza desde ahora.',
  'The bot is asked for new posts.': 'Se piden al bot los mensajes nuevos.',
  'Nothing of this source waits any more.': 'Ya no espera nada de esta fuente.',
  'No more than {count} signals can wait for their time.': 'No pueden esperar su hora más de {count} señales.',
  'One signal waits for the right moment. The app must run then.':
    'Una señal espera el momento adecuado. La aplicación tiene que estar abierta entonces.',
  '{count} signals wait for the right moment. The app must run then.':
    '{count} señales esperan el momento adecuado. La aplicación tiene que estar abierta entonces.',
  'Alerts are not received now. Read the reason above the list, then make a new address.':
    'Ahora no se reciben alertas. Lee el motivo encima de la lista y crea una dirección nueva.',
  'Port {port} of this computer is in use by another program.': 'Otro programa usa el puerto {port} de este equipo.',
  'There are {count} sources. Remove one first.': 'Hay {count} fuentes. Quita primero una.',
  'Another source has this name. Choose one by which you can tell them apart.':
    'Otra fuente tiene este nombre. Elige uno con el que las distingas.',
  'Telegram does not know this token.': 'Telegram no conoce este token.',
  'Another program reads this bot. A bot has one reader.': 'Otro programa lee este bot. Un bot tiene un solo lector.',
  'Telegram asks to wait.': 'Telegram pide esperar.',
  'Telegram gave an answer that is not known.': 'Telegram dio una respuesta que no se conoce.',
  'Telegram cannot be reached: {reason}.': 'No se puede contactar con Telegram: {reason}.',
  'Alerts of TradingView': 'Alertas de TradingView',
  'Timed list': 'Lista con horas',
  'Telegram channel': 'Canal de Telegram',
  'Unproven source': 'Fuente sin demostrar',
  'The message is empty.': 'El mensaje está vacío.',
  'The message is longer than 4 KiB.': 'El mensaje tiene más de 4 KiB.',
  'The message begins like JSON and is not JSON.': 'El mensaje empieza como JSON y no es JSON.',
  'A field of the message is missing its quotes or has the wrong type. Copy the template again.':
    'A un campo del mensaje le faltan las comillas o es del tipo equivocado. Copia de nuevo la plantilla.',
  'The message names no symbol.': 'El mensaje no nombra ningún símbolo.',
  'The message names more than one symbol, so it is not clear what to trade.':
    'El mensaje nombra más de un símbolo, así que no está claro con qué operar.',
  'The message says neither buy nor sell.': 'El mensaje no dice ni comprar ni vender.',
  'The message says buy and sell at once.': 'El mensaje dice comprar y vender a la vez.',
  'The message has no time, so nobody can tell how old it is. Put {{timenow}} into the alert.':
    'El mensaje no tiene hora, así que nadie sabe cuánto tiempo tiene. Pon {{timenow}} en la alerta.',
  'The time of the message could not be read. It must look like 2026-11-27T09:30:00Z.':
    'No se pudo leer la hora del mensaje. Tiene que ser como 2026-11-27T09:30:00Z.',
  'The message reports how a trade ended.': 'El mensaje cuenta cómo terminó una operación.',
  'The line has no time. It must look like GBPJPY 00:20 CALL M5.':
    'La línea no tiene hora. Tiene que ser como GBPJPY 00:20 CALL M5.',
  'The line has more than one time, so it is not clear when to trade.':
    'La línea tiene más de una hora, así que no está claro cuándo operar.',
  'This time does not exist on that day, because the clocks are set past it.':
    'Esta hora no existe ese día, porque los relojes se la saltan.',
  'This time has passed. A signal is traded within 2 seconds of its time, or never.':
    'Esta hora ya pasó. Con una señal se opera en los 2 segundos de su hora, o nunca.',
  'This line repeats one above.': 'Esta línea repite una anterior.',
  'A word of the line is not understood. The line must look like GBPJPY 00:20 CALL M5.':
    'No se entiende una palabra de la línea. Tiene que ser como GBPJPY 00:20 CALL M5.',
  'The list is longer than 200 lines. Take the rest as a second list.':
    'La lista tiene más de 200 líneas. Usa el resto como segunda lista.',
  'The length of the trade could not be read. It must look like M5, H1 or S30, of 5 seconds to a day.':
    'No se pudo leer la duración de la operación. Tiene que ser como M5, H1 o S30, de 5 segundos a un día.',
  'Stop trading first. A replay would hold up the next signal.':
    'Detén primero el trading. Una repetición retrasaría la próxima señal.',
  '{day} was recorded by an older version, without what is needed to judge its signals again.':
    'El {day} lo grabó una versión anterior, sin lo necesario para juzgar otra vez sus señales.',
  'The journal holds no signals of {day} (UTC). Signals are kept for a week.':
    'El diario no tiene señales del {day} (UTC). Las señales se guardan una semana.',
  'The broker': 'El bróker',
  paper: 'simulada',
  'The service has not answered since {time}.': 'El servicio no responde desde las {time}.',
  '{name} is not connected.': '{name} no tiene conexión.',
  '{name} is switched off for now.': '{name} está desactivado por ahora.',
  '1 trade': '1 operación',
  '{count} trades': '{count} operaciones',
  '{count} charts': '{count} gráficos',
  'The journal of trades lacked {trades} that the order books have.':
    'Al diario de operaciones le faltaban {trades} que los libros de órdenes tienen.',
  'The journal of trades was damaged ({reason}). The damaged file is kept as {file}. {kept} were read from it, {added} more are from the order books. Signals that were refused may be missing.':
    'El diario de operaciones estaba dañado ({reason}). El archivo dañado se conserva como {file}. De él se leyeron {kept}, y {added} más vienen de los libros de órdenes. Pueden faltar señales rechazadas.',
  'The journal is new: trades and losses before this start are not known here. The loss limits from before hold.':
    'El diario es nuevo: las operaciones y pérdidas anteriores a este inicio no se conocen aquí. Los límites de pérdida de antes siguen valiendo.',
  'it is gone': 'ha desaparecido',
  'it cannot be opened': 'no se puede abrir',
  'it cannot be read': 'no se puede leer',
  'its chain is broken': 'su cadena está rota',
  'entries were changed or are missing': 'hay entradas cambiadas o que faltan',
  'Unproven source: {name}': 'Fuente sin demostrar: {name}',
} as const
