import { brand } from '@stratomate/brand'
import { createRoot } from 'react-dom/client'
import { AppLink } from './connection/app-link.ts'
import { pageLanguage, speak } from './language/speak.ts'
import { DesktopWindow } from './desktop-window.tsx'
import './window.css'

const place = document.querySelector('#window')
if (place === null) throw new Error('The page has no place for the window.')
document.title = brand.desktopName
const link = new AppLink()
await speak(pageLanguage())
createRoot(place).render(<DesktopWindow link={link} />)
void link.open()
