import { sentences as verdicts } from '../window/core-verdicts.data.ts'

/** What the lab's own code says in English, with `{name}` where a value stands: verdicts, and what is wrong with a file or a rule. */
export const sentences = {
  ...verdicts,
  'These results are based on simulated or hypothetical performance results that have certain inherent limitations. Unlike the results shown in an actual performance record, these results do not represent actual trading. Also, because these trades have not actually been executed, these results may have under-or over-compensated for the impact, if any, of certain market factors, such as lack of liquidity. Simulated or hypothetical trading programs in general are also subject to the fact that they are designed with the benefit of hindsight. No representation is being made that any account will or is likely to achieve profits or losses similar to these being shown.':
    'Estos resultados se basan en resultados simulados o hipotéticos, que tienen ciertas limitaciones propias. A diferencia de los resultados de un historial real, no representan operaciones reales. Además, como estas operaciones no se han ejecutado de verdad, los resultados pueden haber compensado de menos o de más el efecto, si lo hay, de ciertos factores del mercado, como la falta de liquidez. Los programas de trading simulados o hipotéticos también están sujetos, en general, a que se diseñan con la ventaja de conocer el pasado. No se afirma que ninguna cuenta vaya a obtener, o sea probable que obtenga, ganancias o pérdidas parecidas a las que aquí se muestran.',
  'There are no candles yet: drop a file first, or take the sample.':
    'Aún no hay velas: suelta antes un archivo, o usa la muestra.',
  'The file is larger than {size} MB.': 'El archivo ocupa más de {size} MB.',
  'The worker has failed.': 'El proceso de cálculo ha fallado.',
  '{app} recording': 'grabación de {app}',
  'Broker, follows New York (UTC+2, in summer +3)': 'Bróker, sigue a Nueva York (UTC+2, en verano +3)',
  'New York (UTC−5, in summer −4)': 'Nueva York (UTC−5, en verano −4)',
  'Follows New York, {hours} in winter': 'Sigue a Nueva York, {hours} en invierno',
  'The file says it.': 'Lo dice el archivo.',
  'HistData writes New York winter time all year.': 'HistData escribe la hora de invierno de Nueva York todo el año.',
  'Dukascopy writes UTC.': 'Dukascopy escribe UTC.',
  'TradingView writes UTC, or says its distance from it.': 'TradingView escribe UTC, o dice a qué distancia está.',
  'There are too few weekends to tell the clock: taken as UTC.':
    'Hay muy pocos fines de semana para saber el reloj: se toma UTC.',
  'Guessed from the openings of the week, which are on Sunday 17:00 in New York.':
    'Deducido de las aperturas de la semana, que son el domingo a las 17:00 en Nueva York.',
  'Row {row}: {problem}': 'Fila {row}: {problem}',
  'The candles have no timeframe between a minute and a day: most are another time apart.':
    'Las velas no tienen una temporalidad entre un minuto y un día: la mayoría está a otra distancia.',
  'on this clock the time does not go forward: choose another time offset.':
    'con este reloj la hora no avanza: elige otro.',
  'The recording is damaged: its beginning is wrong.': 'La grabación está dañada: su principio no es correcto.',
  'The recording is damaged: its pieces are of different charts.':
    'La grabación está dañada: sus partes son de gráficos distintos.',
  'The recording has {count} candles; {least} are the fewest for a test.':
    'La grabación tiene {count} velas; para un ensayo hacen falta al menos {least}.',
  'More than {count} candles.': 'Más de {count} velas.',
  'The file is empty.': 'El archivo está vacío.',
  'The file has {size} bytes; {most} are the most that can be read.':
    'El archivo tiene {size} bytes; se pueden leer {most} como máximo.',
  'This is a ZIP archive or a spreadsheet: unpack it, or save it as CSV.':
    'Es un archivo ZIP o una hoja de cálculo: descomprímelo, o guárdala como CSV.',
  'This is a compressed file: unpack it first.': 'Es un archivo comprimido: descomprímelo antes.',
  'The text is UTF-16 with the high byte first: save it as UTF-8.':
    'El texto es UTF-16 con el byte alto primero: guárdalo como UTF-8.',
  'there is a byte that no text contains: the file is damaged, or no text.':
    'hay un byte que ningún texto contiene: el archivo está dañado o no es texto.',
  'this is more than {count} candles.': 'son más de {count} velas.',
  'The file has {count} whole candles; at least {least} are needed.':
    'El archivo tiene {count} velas completas; hacen falta al menos {least}.',
  'open {open} and close {close} are not between low {low} and high {high}.':
    'la apertura {open} y el cierre {close} no están entre el mínimo {low} y el máximo {high}.',
  '{cells} columns, where the file begins with {first}.': '{cells} columnas, cuando el archivo empieza con {first}.',
  '"{text}" is not a date and time like those above.': '«{text}» no es una fecha y hora como las de arriba.',
  '"{text}" is not at a whole minute.': '«{text}» no cae en un minuto exacto.',
  'the price {price} has too many digits for {digits} decimals.':
    'el precio {price} tiene demasiadas cifras para {digits} decimales.',
  '"{text}" is not a row of a candle file.': '«{text}» no es una fila de un archivo de velas.',
  'there is no header, and the columns are not those of HistData.':
    'no hay encabezado, y las columnas no son las de HistData.',
  'the column "{name}" is missing in the header.': 'falta la columna «{name}» en el encabezado.',
  '"{text}" is not a date and time.': '«{text}» no es una fecha y hora.',
  'the price "{text}" is not above zero.': 'el precio «{text}» no es mayor que cero.',
  '"{text}" is not a number of at most {digits} digits.': '«{text}» no es un número de {digits} cifras como máximo.',
  'the price {price} is not a whole number of points with {digits} decimals.':
    'el precio {price} no es un número entero de puntos con {digits} decimales.',
  'the same time as row {row}, with other prices.': 'la misma hora que la fila {row}, con otros precios.',
  'The packed file is damaged: its candles cannot be read.':
    'El archivo empaquetado está dañado: no se pueden leer sus velas.',
  'The packed file is damaged: its candles are not those that were saved.':
    'El archivo empaquetado está dañado: sus velas no son las que se guardaron.',
  'The packed file is damaged: {what}.': 'El archivo empaquetado está dañado: {what}.',
  'its beginning is wrong': 'su principio no es correcto',
  'its header is no JSON': 'su encabezado no es JSON',
  'its header is no object': 'su encabezado no es un objeto',
  'its source is wrong': 'su origen no es correcto',
  'its offset is wrong': 'su reloj no es correcto',
  'its {name} is wrong': 'su campo {name} no es correcto',
  'A trade of a search lasts {count} candles at most.': 'Una operación de una búsqueda dura como máximo {count} velas.',
  '{size} combinations; {most} are the most.': 'Son {size} combinaciones; el máximo es {most}.',
  'The grid has no combination.': 'La búsqueda no tiene ninguna combinación.',
  '{name} must be between {minimum} and {maximum}, got {value}.':
    '{name}: tiene que estar entre {minimum} y {maximum}, y es {value}.',
  '{name} must be below {other}, got {value} and {limit}.':
    '{name}: tiene que ser menor que {other}, y son {value} y {limit}.',
  '{name} must be a number, got {value}.': '{name}: tiene que ser un número, y es {value}.',
  '{name} is not a parameter of this indicator.': '{name} no es un parámetro de este indicador.',
  'The file is too large to be a proof of the lab.':
    'El archivo es demasiado grande para ser una prueba del laboratorio.',
  'The file is no proof of the lab: it is no JSON.': 'El archivo no es una prueba del laboratorio: no es JSON.',
  'The file is no proof of the lab, or was made by another version.':
    'El archivo no es una prueba del laboratorio, o la hizo otra versión.',
  'The rule of this proof cannot be run: {problem}': 'La regla de esta prueba no se puede ejecutar: {problem}',
  'The file is no day of the desktop app: it is no JSON.':
    'El archivo no es un día de la aplicación de escritorio: no es JSON.',
  'The file is no day of the desktop app: save one there, under Trades, as JSON.':
    'El archivo no es un día de la aplicación de escritorio: guarda uno allí, en Operaciones, como JSON.',
  'The file names no day, such as 2026-11-25.': 'El archivo no indica ningún día, por ejemplo 2026-11-25.',
  'The day has no signal of {indicator} on {symbol} with this timeframe.':
    'El día no tiene ninguna señal de {indicator} en {symbol} con esta temporalidad.',
  'A trade of the file is damaged: save the day again.':
    'Una operación del archivo está dañada: guarda el día de nuevo.',
  'The app imports settings for {timeframes}.': 'La aplicación importa ajustes para {timeframes}.',
  'The candles are damaged: they are not those that were packed.':
    'Las velas están dañadas: no son las que se empaquetaron.',
  'The history is too long: up to {count} candles are run again here.':
    'El historial es demasiado largo: aquí se vuelven a calcular hasta {count} velas.',
  'The proof is of other candles than those that came with it.':
    'La prueba es de otras velas que las que la acompañan.',
  'Its rule trades something else on these candles than the proof says.':
    'En estas velas su regla opera otra cosa que la que dice la prueba.',
  'Something in the proof was changed after it had been signed.': 'Algo de la prueba se cambió después de firmarla.',
  'Its rule cannot be run.': 'Su regla no se puede ejecutar.',
  'It took longer than a minute to compute.': 'Calcularla llevó más de un minuto.',
  'It could not be computed here, also when tried again.': 'No se ha podido calcular aquí, tampoco al reintentarlo.',
} as const
