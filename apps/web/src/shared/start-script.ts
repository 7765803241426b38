/** The attribute with which the build marks the script of a page that waits for the first paint. */
export const heldMark = 'data-held'

/** Blocks that fade in when they are seen need no more than this, so they never wait for the rest. */
const revealScript = `var watch=new IntersectionObserver(function(entries){entries.forEach(function(entry){if(!entry.isIntersecting)return;entry.target.dataset.seen='true';watch.unobserve(entry.target)})},{threshold:0.1});document.querySelectorAll('.reveal').forEach(function(block){watch.observe(block)});`

/** The mark that the page's script sets on the document, and the event that it sends, when it runs. */
export const aliveMark = 'alive'

/** A form that is sent before the script runs waits for it: sent by the browser alone, it would stand in the address. */
const formScript = `var waiting=null;document.addEventListener('submit',function(event){if(document.documentElement.dataset.${aliveMark}||event.target.hasAttribute('action'))return;event.preventDefault();waiting=event.target},true);document.addEventListener('${aliveMark}',function(){var form=waiting;waiting=null;if(form&&form.isConnected)form.requestSubmit()});`

const beginScript = `var held=document.querySelector('script[${heldMark}]');if(!held)return;var begun=false;function begin(){if(begun)return;begun=true;held.getAttribute('${heldMark}').split(' ').forEach(function(file){var link=document.createElement('link');link.rel='modulepreload';link.href=file;document.head.append(link)});var script=document.createElement('script');script.type='module';script.text=held.text;document.body.append(script)}requestAnimationFrame(function(){setTimeout(begin)});setTimeout(begin,1000)`

/**
 * Runs at the end of the page: its script is fetched after the first paint. A page is words and links that work by
 * themselves, so on a slow line nothing competes with what is read first. A tab in the background paints late, so a
 * timer stands by.
 */
export const startScript = `(function(){${revealScript}${formScript}${beginScript}})()`
