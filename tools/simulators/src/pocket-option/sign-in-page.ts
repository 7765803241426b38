/**
 * An imitation of a broker's page for tests: after a click it signs in and opens the trading socket, as the real page
 * does.
 */
export const signInPage = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Simulated broker</title>
<h1>Simulated broker: no order is real</h1>
<button id="sign-in">Sign in</button>
<p id="state">Signed out</p>
<script>
  const state = document.getElementById('state')
  async function signIn() {
    const auth = await (await fetch('/sign-in', { method: 'POST' })).json()
    const address = location.origin.replace('http', 'ws') + '/socket.io/?EIO=4&transport=websocket'
    const socket = new WebSocket(address)
    socket.binaryType = 'arraybuffer'
    socket.onmessage = ({ data }) => {
      if (typeof data !== 'string') return
      if (data.startsWith('0')) socket.send('40')
      else if (data.startsWith('40')) socket.send('42' + JSON.stringify(['auth', auth]))
      else if (data.includes('successauth')) state.textContent = 'Signed in'
    }
  }
  document.getElementById('sign-in').addEventListener('click', signIn)
  if (location.hash === '#by-itself') setTimeout(() => document.getElementById('sign-in').click(), 200)
</script>
</html>
`
