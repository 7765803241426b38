import { downloadContent } from './download-content.ts'

export const content = downloadContent

/** The page of the app’s download. */
export const texts = {
  Download: 'Descarga',
  'Here you can <dashboard>see the dashboard with simulated charts</dashboard>.':
    'Aquí puedes <dashboard>ver el panel con gráficos simulados</dashboard>.',
  '{app} for Windows: system requirements and the four steps of the installation.':
    '{app} para Windows: requisitos del sistema y los cuatro pasos de la instalación.',
  'The desktop app takes the signals from your charts and places the trades, on your own PC. Every paid subscription also has the <addons>indicator addons</addons>: more indicators for your charts.':
    'La aplicación de escritorio toma las señales de tus gráficos y abre las operaciones, en tu propio PC. Toda suscripción de pago incluye además los <addons>complementos de indicadores</addons>: más indicadores para tus gráficos.',
  'What opens after the setup, here with simulated charts and the paper account.':
    'Lo que se abre tras la instalación, aquí con gráficos simulados y la cuenta simulada.',
  'The window of the desktop app: charts with their indicator, amount and last signal, and the button that stops trading.':
    'La ventana de la aplicación de escritorio: gráficos con su indicador, su importe y su última señal, y el botón que detiene las operaciones.',
  Installation: 'Instalación',
  'Step {number}:': 'Paso {number}:',
  '{app} for Windows': '{app} para Windows',
  'System requirements': 'Requisitos del sistema',
  'Windows 10 or higher, 8GB RAM (16GB recommended), 500MB disk, internet':
    'Windows 10 o posterior, 8 GB de RAM (16 GB recomendados), 500 MB de disco, internet',
  'On macOS, Linux and phones the dashboard opens in any browser.':
    'En macOS, Linux y teléfonos, el panel se abre en cualquier navegador.',
  'More than 5 charts need more: <pricing>hardware for your charts</pricing>.':
    'Más de 5 gráficos necesitan más: <pricing>equipo para tus gráficos</pricing>.',
  'The present version could not be read': 'No se ha podido leer la versión actual',
  'The <file>download itself</file> may work nevertheless.':
    'La <file>descarga en sí</file> puede funcionar de todos modos.',
  'Free to download. To trade it needs the free trial or a plan.':
    'La descarga es gratis. Para operar necesita la prueba gratis o un plan.',
  'Extract the ZIP and run the setup program in it. Nothing else has to be installed.':
    'Extrae el ZIP y ejecuta el programa de instalación que contiene. No hay que instalar nada más.',
  'Extract the ZIP and start the program in it. Nothing else has to be installed.':
    'Extrae el ZIP e inicia el programa que contiene. No hay que instalar nada más.',
  'It runs on Node 24, which the first step installs.': 'Usa Node 24, que se instala en el primer paso.',
  'Its README.txt says how it is started.': 'Su README.txt dice cómo se inicia.',
  'The setup program for Windows is being built': 'El programa de instalación para Windows se está preparando',
  'It starts now.': 'Empieza ahora.',
  'Step {step} of {steps}: {words}.': 'Paso {step} de {steps}: {words}.',
  'It needs nothing else installed. It appears here when it is done, within a few minutes.':
    'No necesita nada más instalado. Aparecerá aquí cuando esté listo, dentro de unos minutos.',
  '<file>Download the ZIP file</file>. With scripts switched on, its version, size and SHA-256 are shown here.':
    '<file>Descarga el archivo ZIP</file>. Con los scripts activados, aquí se muestran su versión, su tamaño y su SHA-256.',
  'No installer is published yet.': 'Todavía no se ha publicado ningún instalador.',
  'Version {version} has no Windows setup here. It will appear here with its version, size and SHA-256; <changes>the changelog</changes> says when. Until then you can prepare everything around it:':
    'La versión {version} no tiene aquí instalador para Windows. Aparecerá aquí con su versión, su tamaño y su SHA-256; <changes>las novedades</changes> dicen cuándo. Hasta entonces puedes preparar todo lo demás:',
  'Look at the {days}-day trial': 'Ver la prueba de {days} días',
  '{brand} runs on Windows. Send the link to yourself.': '{brand} funciona en Windows. Envíate el enlace.',
  'Open it on your PC, where the app will run.': 'Ábrelo en tu PC, donde funcionará la aplicación.',
  'Send the link': 'Enviar el enlace',
  'Copy SHA-256': 'Copiar SHA-256',
  'Download ZIP': 'Descargar ZIP',
  Version: 'Versión',
  Size: 'Tamaño',
  Released: 'Publicada',
  'Check the file by its SHA-256': 'Comprobar el archivo con su SHA-256',
} as const
