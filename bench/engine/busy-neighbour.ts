/** Another program that wants a core of this machine for itself, until it is ended. */
for (;;) Math.sqrt(performance.now())
