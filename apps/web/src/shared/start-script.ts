/** The attribute with which the build marks the script of a page that waits for the first paint. */
export const heldMark = 'data-held'

/**
 * Runs at the end of the page: its script is fetched after the first paint. A page is words and links that work by
 * themselves, so on a slow line nothing competes with what is read first. A tab in the background paints late, so a
 * timer stands by.
 */
export const startScript = `(function(){var held=document.querySelector('script[${heldMark}]');if(!held)return;var begun=false;function begin(){if(begun)return;begun=true;held.getAttribute('${heldMark}').split(' ').forEach(function(file){var link=document.createElement('link');link.rel='modulepreload';link.href=file;document.head.append(link)});var script=document.createElement('script');script.type='module';script.text=held.text;document.body.append(script)}requestAnimationFrame(function(){setTimeout(begin)});setTimeout(begin,1000)})()`
