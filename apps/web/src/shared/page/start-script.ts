import { signInPages } from '#web/shared/session/return-address.ts'

/** The attribute by which the build marks the script of a page that waits for the first paint. */
export const heldMark = 'data-held'

/** Blocks that fade in when they become visible need only this script, so they never wait for the rest. */
const revealScript = () =>
  `var watch=new IntersectionObserver(function(entries){entries.forEach(function(entry){if(!entry.isIntersecting)return;entry.target.dataset.seen='true';watch.unobserve(entry.target)})},{threshold:0.1});document.querySelectorAll('.reveal').forEach(function(block){watch.observe(block)});`

/** The mark that the page's script sets on the document, and the event that it sends, once it runs. */
export const aliveMark = 'alive'

/** The mark of a form that was sent, for a part of the page whose script runs later than the page's own. */
export const sentMark = 'sent'

/** A form that is sent before the script runs waits for it: the browser alone would put its values into the address. */
const formScript = () =>
  `var waiting=null;document.addEventListener('submit',function(event){event.target.dataset.${sentMark}=1;if(document.documentElement.dataset.${aliveMark}||event.target.hasAttribute('action'))return;event.preventDefault();waiting=event.target},true);document.addEventListener('${aliveMark}',function(){var form=waiting;waiting=null;if(form&&form.isConnected)form.requestSubmit()});`

/**
 * A press on a link between the sign-in pages before the script runs keeps the address to which the person wanted to
 * return.
 */
const returnScript = () =>
  `document.addEventListener('click',function(event){var link=event.target.closest&&event.target.closest('a[href]'),query=new URLSearchParams(location.search),back=query.get('returnTo');if(!link||!back||document.documentElement.dataset.${aliveMark})return;var to=new URL(link.href);if(to.origin!==location.origin||${JSON.stringify(signInPages)}.indexOf(to.pathname.replace(/^\\/(es|pt)\\//,'/'))<0||to.searchParams.has('returnTo'))return;to.searchParams.set('returnTo',back.indexOf('#')<0?back+location.hash:back);link.href=to.href},true);`

/**
 * The event that the page sends when its own cards have replaced the rendered ones and it knows whether the reader is
 * signed in.
 */
export const cardsMark = 'cards'

/**
 * Posts that the server has rendered have no script yet. A press on one of their buttons is stored, shown as busy, and
 * later repeated on the button of the page's own card with the same `data-press`. A second press cancels the first, as
 * it does on a working button. A rendered card does not know its reader, so a like or vote that already exists is left
 * as it is.
 */
const pressScript = () =>
  `var kept=new Map();document.addEventListener('click',function(event){var button=event.target.closest&&event.target.closest('[data-drawn-posts] [data-press]');if(!button)return;var place='article[aria-labelledby="'+button.closest('article').getAttribute('aria-labelledby')+'"] [data-press="'+button.getAttribute('data-press')+'"]';if(kept.delete(place))button.removeAttribute('aria-busy');else{kept.set(place,1);button.setAttribute('aria-busy','true')}},true);document.addEventListener('${cardsMark}',function(){var places=Array.from(kept.keys());kept.clear();places.forEach(function(place){var button=document.querySelector(place);if(button&&button.getAttribute('aria-pressed')!=='true')button.click()})});`

/** The document has this mark while the page is about to reload, so that the error page is not shown. */
const renewMark = 'renewing'
/** A page that was reloaded and still misses a script shows the error; within this time it is not reloaded again. */
const renewPauseMs = 60_000

/**
 * After a release the scripts of an older page no longer exist, so a late fetch fails. The page is then reloaded, once,
 * and only if the service answers: without a network the browser would show its own error instead. A browser that
 * stores nothing cannot know that it has reloaded, so its page shows the error.
 */
const renewScript = () =>
  `addEventListener('vite:preloadError',function(){var root=document.documentElement,now=Date.now();try{if(now-sessionStorage.getItem('renewed')<${renewPauseMs})return;sessionStorage.setItem('renewed',now)}catch(error){return}root.dataset.${renewMark}='';fetch(location.href,{method:'HEAD',cache:'no-store'}).then(function(answer){if(answer.ok)location.reload();else delete root.dataset.${renewMark}},function(){delete root.dataset.${renewMark}})});`

/**
 * The files are requested a few at a time, and each runs as soon as it arrives: all of them at once would block a slow
 * phone for too long. Turns are taken by messages, because timers of a background tab run only once a second. The file
 * that starts the page is first in the list and is only fetched.
 */
const beginScript = () =>
  `var held=document.querySelector('script[${heldMark}]');if(!held)return;var begun=false;function begin(){if(begun)return;begun=true;var files=held.getAttribute('${heldMark}').split(' ');var link=document.createElement('link');link.rel='modulepreload';link.href=files.shift();document.head.append(link);var turn=new MessageChannel();turn.port1.onmessage=next;function next(){if(files.length>0){files.splice(0,3).forEach(function(file){import(file).catch(function(){})});turn.port2.postMessage(0);return}var script=document.createElement('script');script.type='module';script.text=held.text;document.body.append(script)}next()}requestAnimationFrame(function(){setTimeout(begin)});setTimeout(begin,1000)`

/**
 * Zod tests once whether it may compile its checks. The site's policy forbids that, and the browser then reports an
 * issue. This sets its option `jitless`, before the first schema of any file.
 */
const checksScript = () => `globalThis.__zod_globalConfig={jitless:true};`

/**
 * Runs at the end of the page: the page's script is fetched after the first paint. A page is words and links that work
 * without it, so on a slow line nothing competes with what is read first. A background tab paints late, so a timer is
 * the fallback. It is a function, like its parts, because only the build calls it: as constants these texts would be in
 * the scripts of every page.
 */
export const startScript = () =>
  `(function(){${checksScript()}${revealScript()}${formScript()}${returnScript()}${pressScript()}${renewScript()}${beginScript()}})()`
