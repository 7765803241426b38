import { signInPages } from '#web/shared/session/return-address.ts'

/** The attribute with which the build marks the script of a page that waits for the first paint. */
export const heldMark = 'data-held'

/** Blocks that fade in when they are seen need no more than this, so they never wait for the rest. */
const revealScript = () =>
  `var watch=new IntersectionObserver(function(entries){entries.forEach(function(entry){if(!entry.isIntersecting)return;entry.target.dataset.seen='true';watch.unobserve(entry.target)})},{threshold:0.1});document.querySelectorAll('.reveal').forEach(function(block){watch.observe(block)});`

/** The mark that the page's script sets on the document, and the event that it sends, when it runs. */
export const aliveMark = 'alive'

/** What the form carries that was sent, also where the script of its part of the page came later than the page's. */
export const sentMark = 'sent'

/**
 * A form that is sent before the script runs waits for it: sent by the browser alone, its values would be in the
 * address.
 */
const formScript = () =>
  `var waiting=null;document.addEventListener('submit',function(event){event.target.dataset.${sentMark}=1;if(document.documentElement.dataset.${aliveMark}||event.target.hasAttribute('action'))return;event.preventDefault();waiting=event.target},true);document.addEventListener('${aliveMark}',function(){var form=waiting;waiting=null;if(form&&form.isConnected)form.requestSubmit()});`

/** A press between the sign-in pages before the script runs keeps where the person wanted to go afterwards. */
const returnScript = () =>
  `document.addEventListener('click',function(event){var link=event.target.closest&&event.target.closest('a[href]'),query=new URLSearchParams(location.search),back=query.get('returnTo');if(!link||!back||document.documentElement.dataset.${aliveMark})return;var to=new URL(link.href);if(to.origin!==location.origin||${JSON.stringify(signInPages)}.indexOf(to.pathname.replace(/^\\/(es|pt)\\//,'/'))<0||to.searchParams.has('returnTo'))return;to.searchParams.set('returnTo',back.indexOf('#')<0?back+location.hash:back);link.href=to.href},true);`

/** The event that the page sends when its own cards are in the place of the drawn ones, and who reads them is known. */
export const cardsMark = 'cards'

/**
 * Posts that the server has drawn belong to no script yet: a press of their buttons is kept, shown as busy, and done by the
 * button of the page's own card with the same `data-press`. A second press takes the first one back, as it does on a button
 * that is alive. The drawn card knows no reader, so a like or a vote that is already there is left as it is.
 */
const pressScript = () =>
  `var kept=new Map();document.addEventListener('click',function(event){var button=event.target.closest&&event.target.closest('[data-drawn-posts] [data-press]');if(!button)return;var place='article[aria-labelledby="'+button.closest('article').getAttribute('aria-labelledby')+'"] [data-press="'+button.getAttribute('data-press')+'"]';if(kept.delete(place))button.removeAttribute('aria-busy');else{kept.set(place,1);button.setAttribute('aria-busy','true')}},true);document.addEventListener('${cardsMark}',function(){var places=Array.from(kept.keys());kept.clear();places.forEach(function(place){var button=document.querySelector(place);if(button&&button.getAttribute('aria-pressed')!=='true')button.click()})});`

/** While the page is about to be loaded again, the document has this mark, and the page that tells of the failure is not seen. */
const renewMark = 'renewing'
/** A page that was loaded again and still misses a script shows what is wrong; it is not loaded again within this time. */
const renewPauseMs = 60_000

/**
 * After a release the scripts of an older page are gone, so what it fetches late fails. The page is loaded again, once and
 * only where the service answers: without a network that would put the browser's own error in its place. A browser that
 * keeps nothing cannot know that it was once, so its page says what happened.
 */
const renewScript = () =>
  `addEventListener('vite:preloadError',function(){var root=document.documentElement,now=Date.now();try{if(now-sessionStorage.getItem('renewed')<${renewPauseMs})return;sessionStorage.setItem('renewed',now)}catch(error){return}root.dataset.${renewMark}='';fetch(location.href,{method:'HEAD',cache:'no-store'}).then(function(answer){if(answer.ok)location.reload();else delete root.dataset.${renewMark}},function(){delete root.dataset.${renewMark}})});`

/**
 * The files are asked for a few at a time, and each runs as soon as it is there: all of them at once would hold a slow
 * phone for longer than a finger waits. Turns are taken by messages, since timers of a tab in the background come once a
 * second. What starts the page is first in the list and is only fetched.
 */
const beginScript = () =>
  `var held=document.querySelector('script[${heldMark}]');if(!held)return;var begun=false;function begin(){if(begun)return;begun=true;var files=held.getAttribute('${heldMark}').split(' ');var link=document.createElement('link');link.rel='modulepreload';link.href=files.shift();document.head.append(link);var turn=new MessageChannel();turn.port1.onmessage=next;function next(){if(files.length>0){files.splice(0,3).forEach(function(file){import(file).catch(function(){})});turn.port2.postMessage(0);return}var script=document.createElement('script');script.type='module';script.text=held.text;document.body.append(script)}next()}requestAnimationFrame(function(){setTimeout(begin)});setTimeout(begin,1000)`

/**
 * Zod tries once whether it may compile its checks, which the site's policy refuses and the browser then lists as an issue
 * of the page. This is its setting `jitless`, which has to be there before the first schema of any file.
 */
const checksScript = () => `globalThis.__zod_globalConfig={jitless:true};`

/**
 * Runs at the end of the page: its script is fetched after the first paint. A page is words and links that work by
 * themselves, so on a slow line nothing competes with what is read first. A tab in the background paints late, so a
 * timer is the fallback. Like its parts it is a function, because only the build asks for it: texts with values in them would
 * be in the scripts of every page.
 */
export const startScript = () =>
  `(function(){${checksScript()}${revealScript()}${formScript()}${returnScript()}${pressScript()}${renewScript()}${beginScript()}})()`
