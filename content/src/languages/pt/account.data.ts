import type { texts as spanish } from '../es/account.data.ts'

/** The pages on the way to a session. */
export const texts = {
  'Verify your email': 'Verifique o seu e-mail',
  'Log in': 'Entrar',
  'Log in with your password, a one-time code or a passkey.':
    'Entre com a sua senha, um código de uso único ou uma chave de acesso.',
  'Sign up': 'Criar conta',
  'Create an account. No card required.': 'Crie uma conta. Sem cartão.',
  'Already have an account? <login>Log in</login>': 'Já tem uma conta? <login>Entre</login>',
  'Create your account': 'Crie a sua conta',
  'Then verify your email and start the free trial. On your dashboard you can watch simulated charts at once, on any computer or phone.':
    'Depois verifique seu e-mail e comece o teste grátis. No seu painel você pode ver gráficos simulados na hora, em qualquer computador ou celular.',
  'Then verify your email, and your free trial begins: {days} days, no card. On your dashboard you can watch simulated charts at once, on any computer or phone.':
    'Depois verifique seu e-mail, e o seu teste grátis começa: {days} dias, sem cartão. No seu painel você pode ver gráficos simulados na hora, em qualquer computador ou celular.',
  'Enter the code from the email we sent.': 'Digite o código do e-mail que enviamos.',
  'We have sent a code to your address. Enter it to finish.':
    'Enviamos um código para o seu endereço. Digite-o para concluir.',
  'We have sent a code to <email>{email}</email>. Enter it to finish.':
    'Enviamos um código para <email>{email}</email>. Digite-o para concluir.',
  'Forgot password': 'Esqueci a senha',
  'Set a new password with a code from an email.': 'Defina uma nova senha com um código recebido por e-mail.',
  'Back to log in': 'Voltar para entrar',
  'We send a code to your email; with it you set a new password.':
    'Enviamos um código para o seu e-mail; com ele você define uma nova senha.',
  'Complete your account': 'Complete a sua conta',
  'Choose your country and accept the terms.': 'Escolha o seu país e aceite os termos.',
  'One step more: your country and your consent.': 'Mais uma etapa: o seu país e o seu consentimento.',
  Code: 'Código',
  'Six digits from the email we sent.': 'Seis dígitos do e-mail que enviamos.',
  'Send code': 'Enviar código',
  'If there is an account for <email>{email}</email>, a code is on its way. It is valid for 10 minutes.':
    'Se houver uma conta para <email>{email}</email>, um código está a caminho. Ele vale por 10 minutos.',
  'If there is an account for <email>{email}</email>, a code is on its way.':
    'Se houver uma conta para <email>{email}</email>, um código está a caminho.',
  Country: 'País',
  Age: 'Idade',
  Terms: 'Termos',
  'I am {age} or older.': 'Tenho {age} anos ou mais.',
  'I accept the <terms>terms</terms> and the <privacy>privacy policy</privacy>, and this:':
    'Aceito os <terms>termos</terms> e a <privacy>política de privacidade</privacy> (em inglês), e o seguinte:',
  'Choose your country': 'Escolha o seu país',
  'You must be {age} or older': 'Você precisa ter {age} anos ou mais',
  'Please read and accept the terms and the risk': 'Leia e aceite os termos e o risco',
  Email: 'E-mail',
  Password: 'Senha',
  'One-time code': 'Código de uso único',
  'No account yet? <join>Sign up</join> and see your dashboard with simulated charts at once, on any computer or phone.':
    'Ainda não tem conta? <join>Cadastre-se</join> e veja seu painel com gráficos simulados na hora, em qualquer computador ou celular.',
  'Ways to log in': 'Formas de entrar',
  'Continue with {provider}': 'Continuar com {provider}',
  'Log in with a passkey': 'Entrar com uma chave de acesso',
  'Enter your password': 'Digite a sua senha',
  'Enter the code': 'Digitar o código',
  'Show password': 'Mostrar a senha',
  'This installation is for tests: it keeps its emails instead of sending them. <mailbox>Open its mailbox</mailbox>':
    'Esta instalação é para testes: ela guarda os e-mails em vez de enviá-los. <mailbox>Abrir a caixa de e-mails</mailbox>',
  'Code sent': 'Código enviado',
  'Please check your mailbox.': 'Verifique a sua caixa de entrada.',
  'Send a new code': 'Enviar um novo código',
  'A new code is on its way.': 'Um novo código está a caminho.',
  'Your new password is set. All other sessions have ended.':
    'A sua nova senha está definida. Todas as outras sessões foram encerradas.',
  'New password': 'Nova senha',
  'Set new password': 'Definir a nova senha',
  'Verify email': 'Verificar o e-mail',
  'The code works in the browser in which you signed up. Another browser or another address? <join>Sign up here</join>':
    'O código funciona no navegador em que você criou a conta. Outro navegador ou outro endereço? <join>Crie a conta aqui</join>',
  'No sign-up waits in this browser. It may be finished, or more than an hour old.':
    'Não há nenhum cadastro pendente neste navegador. Ele pode já ter sido concluído ou ter mais de uma hora.',
  '{provider} has verified your email <email>{email}</email>. Your account begins when you accept.':
    '{provider} verificou o seu e-mail <email>{email}</email>. A sua conta começa quando você aceita.',
  'Create account': 'Criar a conta',
  'At least {count} characters. Three or four words are hard to guess.':
    'Pelo menos {count} caracteres. Três ou quatro palavras são difíceis de adivinhar.',
  'Please enter a valid email address': 'Digite um endereço de e-mail válido',
  'Use at least {count} characters': 'Use pelo menos {count} caracteres',
  'Enter the six digits of the code': 'Digite os seis dígitos do código',
  'Please check these fields:': 'Verifique estes campos:',
  'Choose a country': 'Escolha um país',
} as const satisfies Record<keyof typeof spanish, string>
