console.log('no laws yet')
